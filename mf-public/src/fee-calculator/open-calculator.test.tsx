import { cityToWire, countryToWire } from '@portal/contract/place';
import { chile, lima, peru, santiago } from '@portal/contract/testing/places';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
// Imported here, so that no test waits for its compilation.
import './fee-calculator-dialog';
import { OpenCalculator } from './open-calculator';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    'GET /api/personas/paises': [chile, peru].map(countryToWire),
    [`GET /api/personas/ciudades/${chile.id}`]: [cityToWire(santiago)],
    [`GET /api/personas/ciudades/${peru.id}`]: [cityToWire(lima)],
  });
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
const submitButton = () => screen.getByRole('button', { name: 'Calcular' });
const result = () => screen.getByRole('status');
const choices = (label: string) =>
  within(field(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value);

async function openCalculator() {
  const { user } = renderPage(<OpenCalculator />);
  await user.click(screen.getByRole('button', { name: 'Calcular tarifa' }));
  await screen.findByRole('dialog', { name: 'Calculadora de tarifa' });
  return user;
}

async function enter(user: UserEvent, label: string, text: string) {
  await user.click(field(label));
  await user.paste(text);
}

const santiagoOption = () => screen.findByRole('option', { name: 'Santiago' });

async function fillIn(user: UserEvent, salary: string, currency = 'USD') {
  await enter(user, 'Nombre del perfil', 'Desarrollo Java');
  await enter(user, 'Formación', 'Profesional');
  await enter(user, 'Experiencia mínima (años)', '3');
  await user.selectOptions(field('Modalidad'), 'hibrido');
  await user.selectOptions(field('País'), await screen.findByRole('option', { name: 'Chile' }));
  await user.selectOptions(field('Ciudad'), await santiagoOption());
  await user.selectOptions(field('Moneda'), currency);
  await enter(user, 'Salario', salary);
}

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

test('S5.08 S5.09 S5.10 S5.11 S5.12 S5.13 S5.14 S5.15 each of the eight fields says that it is missing once it has been left empty', async () => {
  await openCalculator();

  for (const [label, message] of messages) {
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    act(() => field(label).focus());
    act(() => field(label).blur());
    expect(await screen.findByText(message)).toBeVisible();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(submitButton()).toBeDisabled();
  }
});

test('S5.16 the button waits for all of the eight fields', async () => {
  const user = await openCalculator();
  expect(submitButton()).toBeDisabled();
  await fillIn(user, '1000');
  await waitFor(() => expect(submitButton()).toBeEnabled());

  for (const [label] of messages) {
    const entry = field(label);
    const { value } = entry;
    fireEvent.change(entry, { target: { value: '' } });
    await waitFor(() => expect(submitButton()).toBeDisabled());
    fireEvent.change(entry, { target: { value } });
    if (label === 'País') await user.selectOptions(field('Ciudad'), await santiagoOption());
    await waitFor(() => expect(submitButton()).toBeEnabled());
  }
});

test('S2.103 S9.01 S9.02 S9.16 the fee is 40 to 70 % of the salary, in the chosen currency', async () => {
  const user = await openCalculator();
  await fillIn(user, '1');

  for (const [salary, currency, range] of [
    ['1000', 'USD', '400 a 700 USD'],
    ['2500000', 'COP', '1.000.000 a 1.750.000 COP'],
    ['2.500.000', 'COP', '1.000.000 a 1.750.000 COP'],
    ['3000', 'EUR', '1.200 a 2.100 EUR'],
    ['1.500.000', 'USD', '600.000 a 1.050.000 USD'],
  ] as const) {
    await user.selectOptions(field('Moneda'), currency);
    await user.clear(field('Salario'));
    await enter(user, 'Salario', salary);
    expect(await screen.findByText(range)).toBeVisible();
    expect(result()).toHaveTextContent('Contacta al área comercial para una cotización precisa.');
  }
});

test('follows what is typed as long as everything is valid', async () => {
  const user = await openCalculator();
  await fillIn(user, '1000');
  await waitFor(() => expect(submitButton()).toBeEnabled());
  await user.type(field('Salario'), '0');
  expect(result()).toHaveTextContent('4.000 a 7.000 USD');

  await user.clear(field('Salario'));
  expect(result()).not.toHaveTextContent('USD');
  await waitFor(() => expect(submitButton()).toBeDisabled());
});

test('a salary in another currency than the chosen one, or in doubt, is asked back', async () => {
  const user = await openCalculator();
  await fillIn(user, 'USD 2000', 'COP');
  await user.tab();
  expect(await screen.findByText(/^Escribiste USD, y aquí se paga en COP/)).toBeVisible();
  expect(submitButton()).toBeDisabled();

  await user.clear(field('Salario'));
  await enter(user, 'Salario', '1500.000');
  await user.tab();
  expect(await screen.findByText(/^¿Quisiste decir 1\.500\.000 o 1\.500\?/)).toBeVisible();
});

test('brings the reader to the result', async () => {
  const user = await openCalculator();
  await fillIn(user, '1000');
  await waitFor(() => expect(submitButton()).toBeEnabled());
  await user.click(submitButton());

  await waitFor(() => expect(result()).toHaveFocus());
});

test('S3.05 S9.03 asks for eight things, with exactly the currencies and work modes of the specification', async () => {
  await openCalculator();

  const dialog = screen.getByRole('dialog', { name: 'Calculadora de tarifa' });
  expect(dialog.querySelectorAll('input, select')).toHaveLength(messages.length);
  expect(choices('Moneda')).toEqual(['', 'USD', 'COP', 'EUR']);
  expect(choices('Modalidad')).toEqual(['', 'remoto', 'hibrido', 'en_sitio']);
});

test('S2.103 S7.05 loads the cities of the chosen country, and asks again when it changes', async () => {
  const user = await openCalculator();
  expect(await screen.findByRole('option', { name: 'Chile' })).toHaveValue(String(chile.id));
  expect(choices('País')).toEqual(['', String(chile.id), String(peru.id)]);
  expect(choices('Ciudad')).toEqual(['']);
  await fillIn(user, '1000');
  expect(field('Ciudad')).toHaveValue('Santiago');
  expect(field('Experiencia mínima (años)')).toHaveValue('3');
  await user.selectOptions(field('País'), 'Perú');

  expect(await screen.findByRole('option', { name: 'Lima' })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Santiago' })).not.toBeInTheDocument();
  expect(field('Ciudad')).toHaveValue('');
  await waitFor(() => expect(submitButton()).toBeDisabled());
  expect(api.calls.map(({ name }) => name)).toEqual([
    'GET /api/personas/paises',
    `GET /api/personas/ciudades/${chile.id}`,
    `GET /api/personas/ciudades/${peru.id}`,
  ]);
});

test('tells when the countries cannot be loaded', async () => {
  api.answer({ 'GET /api/personas/paises': refusal(500) });
  await openCalculator();

  expect(await screen.findByText('No pudimos traer los países.')).toBeInTheDocument();
});

test('hands its numbers over to WhatsApp and to the contact form, and copies them', async () => {
  const user = await openCalculator();
  await fillIn(user, '1000');
  const summary =
    'Desarrollo Java en Santiago, 3 años de experiencia, salario de 1.000 USD. Tarifa estimada: 400 a 700 USD.';
  const query = (name: string) =>
    new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams;

  expect(query('Enviar por WhatsApp').get('text')).toBe(
    `Hola, quiero cotizar: Hunting – ${summary}`,
  );
  expect(query('Pasar al formulario de contacto').get('mensaje')).toBe(summary);

  await user.click(screen.getByRole('button', { name: 'Copiar resultado' }));
  expect(await screen.findByText('Resultado copiado.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(summary);
});
