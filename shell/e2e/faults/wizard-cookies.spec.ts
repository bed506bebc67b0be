// Screens: mf-offers/src/application-wizard shared/http
import { anApplication } from '../support/an-application';
import { offerToApplyTo } from '../support/offer-to-apply-to';
import { expectArrived } from '../support/arrived-application';
import { expect, test, type Page } from '../support/test';

// The browser logs a refusal from which the form recovers by itself.
test.use({ expectedConsole: /status of 428/ });

/** Simulates blocked cookies: the next call is sent without any. */
async function blockCookies(page: Page) {
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    await page.context().clearCookies();
    const { 'set-cookie': _blocked, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });
}

test('whoever blocks cookies applies like anybody else', async ({ page, context, request }) => {
  await blockCookies(page);
  const { api, offer, offers } = await offerToApplyTo({ page, request }, 'Sin cookies');
  await offers.openWizard(offer.id);
  const application = anApplication();

  await offers.fillIn(application);
  await offers.talentPool().check();
  await offers.send().click();

  await expect(offers.confirmation()).toBeVisible();
  await expectArrived(api, offer.id, application);
  expect(await context.cookies()).toEqual([]);
});
