import { messageToWire } from '@portal/contract/message';
import { personEntryToWire, personToWire } from '@portal/contract/person';
import { countryToWire } from '@portal/contract/place';
import { aPerson } from '@portal/contract/testing/a-person';
import { chile, peru } from '@portal/contract/testing/places';
import { fakeApi, noAnswer, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { PersonFormPage } from './person-form-page';
import { fill } from '../testing/fill';

const read = 'GET /api/personas/8';
const create = 'POST /api/personas';
const update = 'PUT /api/personas/update/8';

const lucia = aPerson({ id: 8 });

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    [read]: personToWire(lucia),
    [create]: messageToWire('Se guardó.'),
    [update]: messageToWire('Se actualizó.'),
    'GET /api/personas/paises': [chile, peru].map(countryToWire),
  });
});

const openNew = () =>
  renderPage(<PersonFormPage />, { at: '/personas/form/form', path: '/personas/form/form' });
const openEdit = () =>
  renderPage(<PersonFormPage />, { at: '/personas/form/form/8', path: '/personas/form/form/:id' });

const field = (name: string) => screen.getByRole('textbox', { name });

test('S2.51 is titled «Pre-entrevista» with the name of the company, and empty', async () => {
  openNew();

  expect(screen.getByRole('heading', { name: 'Pre-entrevista' })).toBeInTheDocument();
  expect(screen.getByText('Puente')).toBeInTheDocument();
  for (const name of ['Nombre', 'Apellido', 'Correo']) expect(field(name)).toHaveValue('');
  expect(await screen.findByRole('option', { name: 'Perú' })).toBeInTheDocument();
});

test('S7.07 S8.43 creates a person and goes to the list', async () => {
  const { user } = openNew();

  await fill(user, field('Nombre'), 'Anna');
  await fill(user, field('Apellido'), 'Rojas');
  await fill(user, field('Correo'), 'anna@example.org');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));

  expect(await screen.findByRole('alertdialog', { name: 'Persona Creada' })).toHaveTextContent(
    'Se guardó.',
  );
  expect(api.sent(create)).toEqual([
    { nombre: 'Anna', apellido: 'Rojas', correo: 'anna@example.org' },
  ]);
  await waitFor(() => expect(currentPath()).toBe('/personas'));
});

test('S2.51 S7.07 S8.43 loads a person, saves what changed and keeps the rest', async () => {
  const { user } = openEdit();

  await waitFor(() => expect(field('Nombre')).toHaveValue('Lucía'));
  expect(screen.getByRole('heading', { name: 'Pre-entrevista' })).toBeInTheDocument();
  expect(screen.getByText('Puente')).toBeInTheDocument();
  expect(field('Apellido')).toHaveValue('Peña');
  expect(field('Correo')).toHaveValue(lucia.email);
  expect(screen.getByLabelText('País (opcional)')).toHaveDisplayValue('Chile');
  await user.clear(field('Apellido'));
  await fill(user, field('Apellido'), 'Soto');
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));

  expect(await screen.findByRole('alertdialog', { name: 'Persona Actualizada' })).toBeVisible();
  const entry = { ...lucia, lastName: 'Soto', countryId: chile.id };
  expect(api.sent(update)).toEqual([personEntryToWire(entry, lucia)]);
});

test('a country that the list of countries lacks is not lost', async () => {
  const country = { id: 77, name: 'Uruguay' };
  api.answer({ [read]: personToWire({ ...lucia, country }) });
  const { user } = openEdit();
  await waitFor(() => expect(field('Nombre')).toHaveValue('Lucía'));
  await screen.findByRole('option', { name: 'Perú' });

  await user.click(screen.getByRole('button', { name: 'Actualizar' }));

  await waitFor(() =>
    expect(api.sent(update)).toMatchObject([{ id_persona: 8, pais: { id: 77 } }]),
  );
});

describe('the rules of specification §5', () => {
  test.each([
    { name: 'Nombre', entry: '', message: 'Requiere ingresar el nombre.' },
    { name: 'Nombre', entry: 'Ana', message: 'Nombre debe tener al menos 4 caracteres.' },
    { name: 'Apellido', entry: '', message: 'Requiere ingresar el apellido.' },
    { name: 'Correo', entry: '', message: 'Requiere ingresar el correo.' },
    { name: 'Correo', entry: 'x@', message: 'Debe tener un formato valido.' },
  ])(
    'S5.17 S5.18 S5.19 S5.20 «$entry» as $name is answered with «$message»',
    async ({ name, entry, message }) => {
      const { user } = openNew();

      await user.click(field(name));
      if (entry) await user.keyboard(entry);
      await user.tab();

      await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
    },
  );

  test('S5.18 a name of four letters will do', async () => {
    const { user } = openNew();

    await user.type(field('Nombre'), 'Anna');
    await user.tab();

    await waitFor(() => expect(field('Nombre')).toBeValid());
    expect(field('Nombre')).not.toHaveAccessibleDescription();
  });

  test('S5.21 an error shows while typing, before the field is left', async () => {
    const { user } = openNew();

    await user.type(field('Nombre'), 'An');

    await waitFor(() =>
      expect(field('Nombre')).toHaveAccessibleDescription(
        'Nombre debe tener al menos 4 caracteres.',
      ),
    );
  });

  test('S5.21 an untouched form shows no error, a submitted one sends nothing and shows all', async () => {
    const { user } = openNew();
    expect(screen.queryByText(/Requiere ingresar/)).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Guardar' }));

    expect(await screen.findAllByText(/Requiere ingresar/)).toHaveLength(3);
    expect(field('Nombre')).toHaveFocus();
    expect(api.sent(create)).toEqual([]);
  });
});

describe('what the server refuses', () => {
  const errors = ['El correo ya está registrado.', 'El nombre tiene números.'];

  async function expectListed() {
    const list = await screen.findByRole('alert');
    const items = within(list).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(errors);
    expect(list.compareDocumentPosition(field('Nombre'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }

  test('S5.22 S8.07 is listed above the form of somebody new, which keeps its values', async () => {
    api.answer({ [create]: refusal(400, { errors }) });
    const { user } = openNew();
    await fill(user, field('Nombre'), 'Anna');
    await fill(user, field('Apellido'), 'Rojas');
    await fill(user, field('Correo'), 'anna@example.org');

    await user.click(screen.getByRole('button', { name: 'Guardar' }));

    await expectListed();
    expect(field('Nombre')).toHaveValue('Anna');
    expect(currentPath()).toBe('/personas/form/form');
  });

  test('S5.22 S8.07 is listed above the form of somebody known, which keeps its values', async () => {
    api.answer({ [update]: refusal(400, { errors }) });
    const { user } = openEdit();
    await waitFor(() => expect(field('Nombre')).toHaveValue('Lucía'));

    await user.click(screen.getByRole('button', { name: 'Actualizar' }));

    await expectListed();
    expect(field('Nombre')).toHaveValue('Lucía');
    expect(currentPath()).toBe('/personas/form/form/8');
  });
});

test('a refusal without a list shows its mensaje', async () => {
  api.answer({ [update]: refusal(500, { mensaje: 'Sin conexión.' }) });
  const { user } = openEdit();
  await waitFor(() => expect(field('Nombre')).toHaveValue('Lucía'));

  await user.click(screen.getByRole('button', { name: 'Actualizar' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Sin conexión.');
});

test.each([
  ['keeps his own', 'Conservar lo mío', 'Soto'],
  ['takes theirs', 'Usar lo de la otra persona', "O'Higgins"],
])('who saves after a colleague is told, %s and goes on', async (_, choice, lastName) => {
  const theirs = { ...lucia, lastName: "O'Higgins", country: peru, version: 2 };
  api.answerOnce(update, refusal(409));
  const { user } = openEdit();
  await waitFor(() => expect(field('Apellido')).toHaveValue('Peña'));
  await screen.findByRole('option', { name: 'Perú' });
  await user.clear(field('Apellido'));
  await fill(user, field('Apellido'), 'Soto');
  await fill(user, field('Nombre'), ' Inés');
  api.answer({ [read]: personToWire(theirs) });

  await user.click(screen.getByRole('button', { name: 'Actualizar' }));

  const question = await screen.findByRole('alertdialog', { name: 'Otra persona guardó cambios' });
  expect(question).toHaveTextContent("Apellido: O'Higgins (lo tuyo: Soto)");
  expect(question).toHaveTextContent('País: Perú');
  await user.click(within(question).getByRole('button', { name: choice }));
  await waitFor(() => expect(field('Apellido')).toHaveValue(lastName));
  expect(field('Nombre')).toHaveValue('Lucía Inés');
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  const entry = { ...theirs, firstName: 'Lucía Inés', lastName, countryId: peru.id };
  await waitFor(() => expect(api.sent(update)[1]).toEqual(personEntryToWire(entry, theirs)));
});

describe('a person who cannot be read', () => {
  test('S2.49 leads back to the list when the server says why', async () => {
    api.answer({ [read]: refusal(404, { mensaje: 'La persona no existe.' }) });
    openEdit();

    expect(await screen.findByRole('alertdialog')).toHaveTextContent('La persona no existe.');
    await waitFor(() => expect(currentPath()).toBe('/personas'));
  });

  test('is left to the shell when the session is over', async () => {
    api.answer({ [read]: refusal(401) });
    openEdit();

    expect(await screen.findByText('No tienes acceso a estos datos.')).toBeInTheDocument();
    expect(currentPath()).toBe('/personas/form/form/8');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('can be read again when nobody answered', async () => {
    api.answerOnce(read, noAnswer);
    const { user } = openEdit();

    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));

    await waitFor(() => expect(field('Nombre')).toHaveValue('Lucía'));
  });
});
