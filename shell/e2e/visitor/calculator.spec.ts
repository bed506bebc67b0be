import { expectAccessible } from '../support/axe';
import { Calculator } from '../support/pages/calculator';
import { expect, test } from '../support/test';

const messages = [
  ['Nombre del perfil', 'El nombre de perfil es obligatorio.'],
  ['Formación', 'La formación es obligatoria.'],
  ['Modalidad', 'La modalidad es obligatoria.'],
  ['País', 'El país es obligatorio.'],
  ['Ciudad', 'La ciudad es obligatoria.'],
  ['Experiencia mínima (años)', 'La experiencia es obligatoria.'],
  ['Moneda', 'La moneda es obligatoria.'],
  ['Salario', 'El salario es obligatorio.'],
] as const;

test('S5.08 S5.09 S5.10 S5.11 S5.12 S5.13 S5.14 S5.15 S5.16 each of the eight fields says what it needs', async ({
  page,
}) => {
  const calculator = new Calculator(page);
  await calculator.open();

  for (const [label, message] of messages) {
    await expect(calculator.submit()).toBeDisabled();
    await calculator.field(label).focus();
    await calculator.field(label).blur();
    await expect(calculator.dialog().getByText(message)).toBeVisible();
  }
  await expectAccessible(page, 'the calculator with all its errors');

  await calculator.describe();
  await calculator.offer('USD', '1000');
  await expect(calculator.submit()).toBeEnabled();
  for (const [label] of messages) {
    const field = calculator.field(label);
    const value = await field.inputValue();
    const isChoice = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isChoice ? field.selectOption('') : field.fill(''));
    await expect(calculator.submit(), label).toBeDisabled();
    await (isChoice ? field.selectOption(value) : field.fill(value));
    if (label === 'País') await calculator.field('Ciudad').selectOption('Santiago');
  }
  await expect(calculator.submit()).toBeEnabled();
});

test('S2.103 S3.05 S7.05 S9.03 the lists are those of the specification, and a country brings its cities', async ({
  page,
}) => {
  const calculator = new Calculator(page);
  const countries = page.waitForResponse('**/api/personas/paises');
  await calculator.open();
  const places: { id: number; nombre: string }[] = await (await countries).json();

  await expect(calculator.dialog().locator('input, select')).toHaveCount(8);
  const valuesOf = (label: string) =>
    calculator
      .options(label)
      .evaluateAll((options) =>
        options.map((option) => (option instanceof HTMLOptionElement ? option.value : '')),
      );
  expect(await valuesOf('Moneda')).toEqual(['USD', 'COP', 'EUR']);
  expect(await valuesOf('Modalidad')).toEqual(['remoto', 'hibrido', 'en_sitio']);
  await expect(calculator.options('País')).toHaveCount(places.length);
  await expect(calculator.options('Ciudad')).toHaveCount(0);

  for (const country of places.slice(0, 2)) {
    const [answer] = await Promise.all([
      page.waitForResponse(`**/api/personas/ciudades/${country.id}`),
      calculator.field('País').selectOption(String(country.id)),
    ]);
    const cities: { nombre_ciudad: string }[] = await answer.json();
    await expect(calculator.options('Ciudad')).toHaveText(cities.map((city) => city.nombre_ciudad));
  }
});

test('S9.01 S9.02 S9.16 the range of 40 to 70 % follows what is typed, in the chosen currency', async ({
  page,
}) => {
  const calculator = new Calculator(page);
  await calculator.open();
  await calculator.describe();
  await expect(calculator.result()).not.toContainText(/\d/);

  for (const [currency, salary, range] of [
    ['USD', '1000', '400 a 700 USD'],
    ['COP', '2500000', '1.000.000 a 1.750.000 COP'],
    ['COP', '2.500.000', '1.000.000 a 1.750.000 COP'],
    ['EUR', '3000', '1.200 a 2.100 EUR'],
    ['USD', '1.500.000', '600.000 a 1.050.000 USD'],
  ] as const) {
    await calculator.offer(currency, salary);
    await expect(calculator.result()).toContainText(range);
    await expect(calculator.result()).toContainText(
      'Contacta al área comercial para una cotización precisa.',
    );
  }
  await calculator.submit().click();
  await expect(calculator.result()).toBeFocused();
  await expectAccessible(page, 'the calculator with its result');
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

test('the keyboard alone opens the calculator, fills it in, and comes back to its button', async ({
  page,
}) => {
  const calculator = new Calculator(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/mis-servicios/hunting');
  await calculator.opener().focus();
  await page.keyboard.press('Enter');
  await expect(calculator.dialog()).toBeVisible();
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
