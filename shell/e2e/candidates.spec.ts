import { CandidatesPage } from './support/pages/candidates-page';
import { expect, test, type Page } from './support/test';

/** Chromium shows a PDF by an extension of its own, within the frame that holds the file. */
const showsPdf = (page: Page) =>
  page.frames().some((frame) => frame.url().startsWith('chrome-extension://'));

test('a CV is looked at beside the list, under the policy of the page', async ({
  adminPage: page,
}) => {
  const candidates = new CandidatesPage(page);
  await candidates.open('?buscar=camila+torres');
  await candidates.showCurriculum('Camila Torres').first().click();

  const panel = page.getByRole('complementary', { name: 'Currículum de Camila Torres' });
  await expect(panel.getByTitle('Currículum de Camila Torres (PDF)')).toBeVisible();
  await expect.poll(() => showsPdf(page)).toBe(true);

  await page.getByRole('button', { name: 'Cerrar currículum' }).click();
  await expect(panel).toBeHidden();
  await expect(candidates.showCurriculum('Camila Torres').first()).toBeFocused();
});
