// Screens: mf-public/src/privacy
import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../support/axe';
import { alertWith } from '../support/pages/alert';
import { PrivacyPage } from '../support/pages/privacy-page';
import { expect, test } from '../support/test';

test('a visitor asks for a correction by keyboard alone, and is told what is missing', async ({
  page,
}) => {
  const privacy = new PrivacyPage(page);
  await privacy.open();
  await privacy.kind().focus();
  await page.keyboard.type('Corr');
  await expect(privacy.kind()).toHaveValue('rectification');
  for (const text of [`Leo ${randomUUID().slice(0, 8)}`, 'leo@example.org', 'P-1-ABCDEF']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await privacy.submit().press('Enter');
  await expect(page.getByText('Cuéntanos qué dato hay que corregir.')).toBeVisible();
  await expect(privacy.details()).toBeFocused();
  await expectAccessible(page, 'the form with a message');
  await page.keyboard.type('Mi apellido es Sotto.');
  await page.keyboard.press('Tab');
  await expect(privacy.submit()).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(alertWith(page, 'Solicitud recibida')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(privacy.name()).toHaveValue('');
});
