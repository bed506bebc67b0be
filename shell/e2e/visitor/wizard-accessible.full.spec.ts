// Screens: mf-offers/src/application-wizard mf-offers/src/receipt
import { AdminApi } from '../support/admin-api';
import { expectAccessible } from '../support/axe';
import { launch } from '../support/browser-settings';
import { chromiumPath } from '../support/chromium';
import { showsPdf } from '../support/pdf';
import { expect, test, type Page } from '../support/test';
import {
  expectAccessibleSending,
  expectAccessibleSteps,
  offlineConsole,
} from '../support/wizard-states';

// Only the full browser shows a PDF.
test.use({ ...launch(chromiumPath()), expectedConsole: offlineConsole });

async function chosenFile(page: Page) {
  await page.getByRole('button', { name: 'Ver archivo' }).click();
  await expect(page.getByRole('dialog', { name: 'Currículum de cv.pdf' })).toBeVisible();
  await expect.poll(() => showsPdf(page)).toBe(true);
  await expectAccessible(page, 'the chosen file');
  await page.keyboard.press('Escape');
}

for (const width of [360, 768, 1280]) {
  test(`D.05 axe finds nothing in any state of the wizard at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const offers = await expectAccessibleSteps(page, await AdminApi.signIn(request), chosenFile);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await offers.answer(['Sí', 'No']);
    await expectAccessibleSending(offers);
  });
}
