import { paths } from '@portal/kit/routing/paths';
import type { APIRequestContext, Route } from '@playwright/test';
import { anApplication } from './an-application';
import { offerToApplyTo } from './offer-to-apply-to';
import { expect, type Page } from './test';

/**
 * Sends a job application with an upload that waits for `release`, and opens another page
 * meanwhile.
 */
export async function leaveWhileSending(page: Page, request: APIRequestContext) {
  const { api, offer, offers } = await offerToApplyTo({ page, request }, 'Envío en curso');
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
