import { paths } from '@portal/kit/routing/paths';
import type { APIRequestContext, Route } from '@playwright/test';
import { AdminApi } from './admin-api';
import { anApplication, uniqueTitle } from './an-application';
import { OffersPages } from './pages/offers-pages';
import { expect, type Page } from './test';

/** Sends an application whose upload waits for `release`, and goes on to another page meanwhile. */
export async function leaveWhileSending(page: Page, request: APIRequestContext) {
  const api = await AdminApi.signIn(request);
  const offer = await api.createOffer(uniqueTitle('Envío en curso'));
  const offers = new OffersPages(page);
  let release = (_fate: (route: Route) => Promise<void>) => {};
  const fate = new Promise<(route: Route) => Promise<void>>((resolve) => (release = resolve));
  await page.route('**/upload-curriculum', async (route) => (await fate)(route));
  await offers.openWizard(offer.id);
  await offers.fillIn(anApplication());
  const upload = page.waitForRequest('**/upload-curriculum');
  await offers.send().click();
  await upload;
  await page.getByRole('banner').getByRole('link', { name: 'Nosotros', exact: true }).click();
  await expect(page).toHaveURL(paths.about);
  return { api, offer, offers, release };
}
