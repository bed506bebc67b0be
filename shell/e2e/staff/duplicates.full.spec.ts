// Screens: mf-backoffice/src/duplicates
import { expectAccessible } from '../support/axe';
import { openPossibleDuplicate } from '../support/possible-duplicate';
import { expect, test } from '../support/test';

test('axe finds nothing on possible duplicates and their merge', async ({ adminPage: page }) => {
  const { both } = await openPossibleDuplicate(page);
  for (const width of [360, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page, `possible duplicates at ${width}`);
  }

  await both.getByRole('button', { name: /^Unir/ }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Unir en una sola persona' })).toBeVisible();
  await expectAccessible(page, 'the merge of two');
});
