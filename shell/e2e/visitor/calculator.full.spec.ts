// Screens: mf-public/src/fee-calculator mf-public/src/services
import { expectAccessible } from '../support/axe';
import { Calculator } from '../support/pages/calculator';
import { expect, test } from '../support/test';

const labels = [
  'Nombre del perfil',
  'Formación',
  'Modalidad',
  'País',
  'Ciudad',
  'Experiencia mínima (años)',
  'Moneda',
  'Salario',
];

test('axe finds nothing in the calculator with all its errors', async ({ page }) => {
  const calculator = new Calculator(page);
  await calculator.open();
  for (const label of labels) {
    await calculator.field(label).focus();
    await calculator.field(label).blur();
  }
  await expect(calculator.dialog().getByText(/obligatori[oa]\.$/)).toHaveCount(labels.length);
  await expectAccessible(page, 'the calculator with all its errors');
});

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the result is copied, and handed over to WhatsApp and to the contact form', async ({
    page,
  }) => {
    const calculator = new Calculator(page);
    await calculator.open();
    await calculator.describe();
    await calculator.offer('USD', '1000');
    const dialog = calculator.dialog();
    await calculator.submit().click();
    await expect(calculator.result()).toBeFocused();
    await expectAccessible(page, 'the calculator with its result');
    const facts = [/Desarrollo Java/, /Santiago/, /3 años/, /1\.000 USD/, /400 a 700 USD/];

    await dialog.getByRole('button', { name: 'Copiar resultado' }).click();
    await expect(page.getByText('Resultado copiado.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const href = await dialog
      .getByRole('link', { name: 'Enviar por WhatsApp' })
      .getAttribute('href');
    const sent = new URL(href ?? '').searchParams.get('text') ?? '';
    for (const fact of facts) {
      expect(copied).toMatch(fact);
      expect(sent).toMatch(fact);
    }

    await dialog.getByRole('link', { name: 'Pasar al formulario de contacto' }).click();
    await expect(page).toHaveURL(/\/contacto\?mensaje=/);
    await expect(dialog).toBeHidden();
    const description = page.getByLabel('Descripción', { exact: true });
    for (const fact of facts) await expect(description).toHaveValue(fact);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });
});
