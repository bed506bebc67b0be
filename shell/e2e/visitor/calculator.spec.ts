// Screens: mf-public/src/fee-calculator mf-public/src/services
import { expectAccessible } from '../support/axe';
import { Calculator } from '../support/pages/calculator';
import { expect, test } from '../support/test';

test('the keyboard alone opens the calculator, fills it in, and comes back to its button', async ({
  page,
}) => {
  const calculator = new Calculator(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/mis-servicios/hunting');
  await calculator.opener().focus();
  await page.keyboard.press('Enter');
  await expect(calculator.dialog()).toBeVisible();
  // Waits for the options, because a select ignores unknown text.
  await expect(calculator.options('País')).not.toHaveCount(0);
  await calculator.field('Nombre del perfil').focus();
  await page.keyboard.type('Soporte');
  for (const keys of ['Profesional', '3', 'Rem', 'Chi']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(keys);
  }
  await expect(calculator.options('Ciudad')).not.toHaveCount(0);
  for (const keys of ['San', 'EUR', '2000']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(keys);
  }
  await page.keyboard.press('Enter');
  await expect(calculator.result()).toContainText('800 a 1.400 EUR');
  await expect(calculator.result()).toBeInViewport();
  await expectAccessible(page, 'the calculator on a phone');

  await page.keyboard.press('Escape');
  await expect(calculator.dialog()).toBeHidden();
  await expect(calculator.opener()).toBeFocused();
});
