import { randomUUID } from 'node:crypto';
import { paths } from '@portal/kit/routing/paths';
import { expect, type Page } from '@playwright/test';
import { applyTo } from './apply';

/** Applies twice under one name, once with a misspelled e-mail. Opens the possible duplicates. */
export async function openPossibleDuplicate(page: Page) {
  const id = randomUUID().slice(0, 8);
  const name = `Íñigo Ñandú ${id}`;
  const [right, wrong] = [`inigo.${id}@gmail.com`, `inigo.${id}@gmial.com`];
  for (const email of [right, wrong]) await applyTo(page.request, 1, { name, email, salary: 1500 });

  await page.goto(paths.candidates);
  await page.getByRole('link', { name: /^Posibles duplicados/ }).click();
  const both = page.getByRole('listitem').filter({ hasText: wrong });
  await expect(both).toContainText('Correo casi igual');
  return { both, right, wrong };
}
