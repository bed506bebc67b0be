import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { appliedOffer } from './applied-offer';
import { waitUntilLive } from './live';
import { ApplicantsPage } from './pages/applicants-page';
import { storeSession } from './session';

export async function fourApplied(request: APIRequestContext) {
  const { api, offer, latest, earlier } = await appliedOffer(request, [{}, {}, {}, {}]);
  const applications = [latest, ...earlier];
  const [first, second, third] = applications.map(({ applicant }) => applicant.name);
  if (!first || !second || !third) throw new Error('Expected four applicants.');
  const statuses = async () =>
    (await api.applicationsOf(offer.id)).map(({ status }) => status.name);
  return { api, offer, applications, statuses, names: { first, second, third } };
}

export async function openFour(page: Page, request: APIRequestContext) {
  const applied = await fourApplied(request);
  const applicants = new ApplicantsPage(page);
  await applicants.open(applied.offer.id);
  return { ...applied, applicants };
}

/** Opens the list as a colleague in a separate browser context. */
export async function openAsColleague(browser: Browser, offerId: number, token: string) {
  const page = await (await browser.newContext()).newPage();
  await storeSession(page, token);
  const applicants = new ApplicantsPage(page);
  await applicants.open(offerId);
  await waitUntilLive(page);
  return applicants;
}

/** Changes the status of several applicants and confirms. */
export async function changeChosen(
  applicants: ApplicantsPage,
  names: readonly string[],
  status: string,
) {
  for (const name of names) await applicants.choose(name);
  await applicants.chosen().getByLabel('Pasar a').selectOption({ label: status });
  await applicants.chosen().getByRole('button', { name: 'Cambiar elegidos' }).click();
  await applicants.page.getByRole('button', { name: 'Sí, cambiar' }).click();
}
