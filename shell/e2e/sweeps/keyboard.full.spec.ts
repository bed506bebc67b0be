// Screens: mf-public/src/contact mf-offers/src/offer-board mf-offers/src/offer-menu
import { paths } from '@portal/kit/routing/paths';
import { holdRequests } from '../support/hold-requests';
import { alertWith } from '../support/pages/alert';
import { ContactPage } from '../support/pages/contact-page';
import { expect, test } from '../support/test';

test('the contact form is filled in, sent and confirmed by keyboard', async ({ page }) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.name().focus();
  for (const text of ['Ana Rojas', 'ana@example.org', '912345678', 'Dos personas de datos.']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(contact.submit()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alertWith(page, 'Solicitud enviada')).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(alertWith(page, 'Solicitud enviada')).toBeHidden();
  await expect(page.locator('main :focus')).toHaveCount(1);
});

for (const key of ['Enter', 'ArrowDown']) {
  test(`a menu that ${key} opens for the first time stands at its first entry`, async ({
    adminPage: page,
  }) => {
    await page.goto(paths.offers);
    const trigger = page.getByRole('button', { name: /^Opciones de/ }).first();
    await trigger.focus();
    await page.keyboard.press(key);

    await expect(page.getByRole('menuitem').first()).toHaveAttribute('data-highlighted', '');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem').nth(1)).toHaveAttribute('data-highlighted', '');
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
  });
}

test('a button keeps the focus while its call is on its way, and is not pressed twice', async ({
  page,
}) => {
  const contact = new ContactPage(page);
  await contact.open();
  await contact.fill();
  let calls = 0;
  page.on('request', (call) => {
    if (call.url().endsWith('/api/contacto')) calls += 1;
  });
  const answer = await holdRequests(page, '**/api/contacto', (route) =>
    route.fulfill({ json: { mensaje: 'Gracias.' } }),
  );
  const sent = page.waitForRequest('**/api/contacto');
  const send = contact.submit();
  await send.focus();
  await page.keyboard.press('Enter');
  await sent;
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');

  await expect(send).toBeFocused();
  answer();
  await expect(alertWith(page, 'Solicitud enviada')).toBeVisible();
  expect(calls).toBe(1);
});
