import type { APIRequestContext } from '@playwright/test';
import { AdminApi, type NewOffer } from './admin-api';
import { uniqueTitle } from './an-application';
import { OffersPages } from './pages/offers-pages';
import type { Page } from './test';

/** Creates an open offer, with two questions by default, and the pages for applying to it. */
export async function offerToApplyTo(
  { page, request }: { readonly page: Page; readonly request: APIRequestContext },
  title: string,
  changes?: NewOffer,
) {
  const api = await AdminApi.signIn(request);
  const offer = await api.createOffer(uniqueTitle(title), changes);
  return { api, offer, offers: new OffersPages(page) };
}
