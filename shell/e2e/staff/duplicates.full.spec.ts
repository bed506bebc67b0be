// Screens: mf-backoffice/src/duplicates
import { randomUUID } from 'node:crypto';
import { paths } from '@portal/kit/routing/paths';
import { applyTo } from '../support/apply';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';

test('axe finds nothing on possible duplicates and their merge', async ({ adminPage: page }) => {
  const id = randomUUID().slice(0, 8);
  const name = `Íñigo Ñandú ${id}`;
  const [right, wrong] = [`inigo.${id}@gmail.com`, `inigo.${id}@gmial.com`];
  for (const email of [right, wrong]) await applyTo(page.request, 1, { name, email, salary: 1500 });

  await page.goto(paths.candidates);
  await page.getByRole('link', { name: /^Posibles duplicados/ }).click();
  const both = page.getByRole('listitem').filter({ hasText: wrong });
  await expect(both).toContainText('Correo casi igual');
  for (const width of [360, 768, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page, `possible duplicates at ${width}`);
  }

  await both.getByRole('button', { name: /^Unir/ }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Unir en una sola persona' })).toBeVisible();
  await expectAccessible(page, 'the merge of two');
});
