import type { APIRequestContext } from '@playwright/test';
import { AdminApi } from './admin-api';
import { anApplication, uniqueTitle } from './an-application';
import type { Application } from './pages/offers-pages';
import { apply } from './visitor-api';

/** An offer of the test's own to which some people have applied; the list shows the latest first. */
export async function appliedOffer(
  request: APIRequestContext,
  applicants: readonly Partial<Application>[],
) {
  const api = await AdminApi.signIn(request);
  const offer = await api.createOffer(uniqueTitle('Con aplicantes'));
  for (const changes of applicants) {
    await apply({ request, api }, offer.id, anApplication(changes));
  }
  const [latest, ...earlier] = await api.applicationsOf(offer.id);
  if (!latest) throw new Error('Nobody has applied.');
  return { api, offer, latest, earlier };
}
