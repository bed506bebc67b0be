import { alertWith } from '@portal/tools/e2e/alert';
import { expectAccessible } from '@portal/tools/e2e/axe';
import { expect, test } from '@portal/tools/e2e/test';

const address = '/ejemplo';

test('the server renders the page', async ({ request }) => {
  const answer = await request.get(address);

  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('<h1');
});

test('the page is part of the site, and accessible', async ({ page }) => {
  await page.goto(address);

  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ejemplo');
  await expectAccessible(page, address);
});

test('a request reaches the API', async ({ page }) => {
  await page.goto(address);
  await page.getByLabel('Nombre').fill('Ana Rojas');
  await page.getByLabel('Correo electrónico').fill('ana@example.org');
  await page.getByLabel('Celular').fill('+56 9 1234 5678');
  await page.getByLabel('Descripción').fill('Una pregunta.');
  await page.getByRole('button', { name: 'Enviar' }).click();

  await expect(alertWith(page, 'Solicitud enviada')).toBeVisible();
});
