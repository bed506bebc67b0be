// Screens: mf-backoffice/src/candidates shared/kit/src/curriculum
import { launch } from '../support/browser-settings';
import { chromiumPath } from '../support/chromium';
import { expectAccessible } from '../support/axe';
import { CandidatesPage } from '../support/pages/candidates-page';
import { showsPdf } from '../support/pdf';
import { expect, test } from '../support/test';

test.use(launch(chromiumPath()));

test('a CV is looked at beside the list, under the policy of the page, and by keyboard', async ({
  adminPage: page,
}) => {
  const candidates = new CandidatesPage(page);
  await candidates.open('?buscar=camila+torres');
  await candidates.showCurriculum('Camila Torres').first().focus();
  await page.keyboard.press('Enter');

  const panel = page.getByRole('complementary', { name: 'Currículum de Camila Torres' });
  await expect(panel.getByTitle('Currículum de Camila Torres (PDF)')).toBeVisible();
  await expect.poll(() => showsPdf(page)).toBe(true);
  await expect(page.getByRole('heading', { name: 'Currículum de Camila Torres' })).toBeFocused();
  await expectAccessible(page, 'CV beside the list');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(candidates.showCurriculum('Camila Torres').first()).toBeFocused();
});
