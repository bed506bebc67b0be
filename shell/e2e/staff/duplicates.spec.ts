// Screens: mf-backoffice/src/duplicates
import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { openPossibleDuplicate } from '../support/possible-duplicate';
import { expect, test } from '../support/test';

test('who applied with a misspelled e-mail is merged, found by it, and separated again', async ({
  adminPage: page,
}) => {
  const { both, right, wrong } = await openPossibleDuplicate(page);
  await both.getByRole('button', { name: /^Unir/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Unir en una sola persona' });
  await dialog.getByRole('radio', { name: right }).check();
  await dialog.getByRole('button', { name: 'Unir' }).press('Enter');
  // Content behind an open dialog also counts as hidden.
  await expect(dialog).toBeHidden();
  await expect(both).toBeHidden();

  await page.goto(`${paths.candidates}?buscar=${encodeURIComponent(wrong)}`);
  await expect(page.getByRole('row').filter({ hasText: right })).toHaveCount(1);

  await page.goto(staffPaths.duplicates);
  await page.getByRole('button', { name: `Deshacer la unión de ${wrong}` }).press('Enter');
  await expect(both).toBeVisible();
});
