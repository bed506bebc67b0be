// Screens: mf-backoffice/src/duplicates
import { randomUUID } from 'node:crypto';
import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { applyTo } from '../support/apply';
import { expect, test } from '../support/test';

test('who applied with a misspelled e-mail is merged, found by it, and separated again', async ({
  adminPage: page,
}) => {
  const id = randomUUID().slice(0, 8);
  const name = `Íñigo Ñandú ${id}`;
  const [right, wrong] = [`inigo.${id}@gmail.com`, `inigo.${id}@gmial.com`];
  for (const email of [right, wrong]) await applyTo(page.request, 1, { name, email, salary: 1500 });

  await page.goto(paths.candidates);
  await page.getByRole('link', { name: /^Posibles duplicados/ }).click();
  const both = page.getByRole('listitem').filter({ hasText: wrong });
  await expect(both).toContainText('Correo casi igual');
  await both.getByRole('button', { name: /^Unir/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Unir en una sola persona' });
  await dialog.getByRole('radio', { name: right }).check();
  await dialog.getByRole('button', { name: 'Unir' }).press('Enter');
  // What lies behind an open dialog counts as hidden, too.
  await expect(dialog).toBeHidden();
  await expect(both).toBeHidden();

  await page.goto(`${paths.candidates}?buscar=${encodeURIComponent(wrong)}`);
  await expect(page.getByRole('row').filter({ hasText: right })).toHaveCount(1);

  await page.goto(staffPaths.duplicates);
  await page.getByRole('button', { name: `Deshacer la unión de ${wrong}` }).press('Enter');
  await expect(both).toBeVisible();
});
