// Screens: shell/src/layout shell/src/modal mf-public/src/contact mf-public/src/fee-calculator
import { paths } from '@portal/kit/routing/paths';
import { expectAccessible } from '../support/axe';
import { alertWith } from '../support/pages/alert';
import { Calculator } from '../support/pages/calculator';
import { ContactPage } from '../support/pages/contact-page';
import { LoginPage } from '../support/pages/login-page';
import { expect, test, type Page } from '../support/test';

/** Expects that 300 ms after closing a modal the page is usable and scrollable (S9.12). */
async function expectNoBackdrop(page: Page) {
  const left = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const elements = [document.documentElement, document.body];
    return {
      backdrops: document.querySelectorAll('[data-part="backdrop"], dialog[open]').length,
      overflows: elements.map((element) => getComputedStyle(element).overflowY),
    };
  });
  expect(left).toEqual({ backdrops: 0, overflows: expect.not.arrayContaining(['hidden']) });
}

test('S8.46 S9.12 an alert has a title and a text, holds the focus, and gives it back', async ({
  page,
}) => {
  const login = new LoginPage(page);
  await login.open();

  for (const close of ['Escape', 'Enter']) {
    await login.submit().press('Enter');
    const alert = alertWith(page, 'Error Login');
    await expect(alert).toContainText('Usuario o clave vacia!');
    await expect(alert.locator(':focus')).toHaveCount(1);
    for (let stops = 0; stops < 4; stops++) await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(0);
    await alert.getByRole('button').first().focus();

    await page.keyboard.press(close);
    await expect(alert).toBeHidden();
    await expectNoBackdrop(page);
    await expect(page.locator('main :focus')).toHaveCount(1);
  }
});

test('S9.12 a dialog leaves nothing behind when it is closed, nor when its page is left', async ({
  page,
}) => {
  const calculator = new Calculator(page);
  await calculator.open();
  await page.keyboard.press('Escape');
  await expect(calculator.dialog()).toBeHidden();
  await expectNoBackdrop(page);

  await page.goto(paths.home);
  await page.getByRole('banner').getByRole('link', { name: 'Hunting' }).click();
  await calculator.opener().click();
  await expect(calculator.dialog()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expect(calculator.dialog()).toBeHidden();
  await expectNoBackdrop(page);
});

test.describe('without a network', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|Failed to load|could not be loaded/ });

  test('a notice says so until the network is back, and what was typed can be sent then', async ({
    page,
    context,
  }) => {
    const contact = new ContactPage(page);
    await contact.open();
    await contact.fill();
    await context.setOffline(true);
    const notice = page.getByRole('status').filter({ hasText: 'Sin conexión.' });
    await expect(notice).toBeVisible();
    await expectAccessible(page, 'the notice of a lost network');

    await contact.submit().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(contact.name()).toHaveValue('Ana Rojas');

    await context.setOffline(false);
    await expect(page.getByText('Sin conexión.')).toHaveCount(0);
    await contact.submit().click();
    await expect(alertWith(page, 'Solicitud enviada')).toBeVisible();
  });
});
