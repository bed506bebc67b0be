import { createPerson, personResource, updatePerson } from '@portal/kit/resources/people';
import { countriesResource } from '@portal/kit/resources/places';
import type { Person } from '@portal/contract/person';
import { handledFailure, httpFailure } from '@portal/kit/testing/http-failure';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { person } from '../testing/people';
import { PersonFormPage } from './person-form-page';

jest.mock('@portal/kit/resources/people', () => ({
  personResource: jest.fn(),
  createPerson: jest.fn(),
  updatePerson: jest.fn(),
}));
jest.mock('@portal/kit/resources/places', () => ({
  countriesResource: { key: '/api/personas/paises', load: jest.fn() },
}));

const load = jest.fn<Promise<Person>, []>();

beforeEach(() => {
  load.mockReset().mockResolvedValue(person(8));
  jest.mocked(createPerson).mockReset().mockResolvedValue('Se guardó.');
  jest.mocked(updatePerson).mockReset().mockResolvedValue('Se actualizó.');
  jest.mocked(personResource).mockImplementation((id) => ({ key: `/api/personas/${id}`, load }));
  jest.mocked(countriesResource.load).mockResolvedValue([
    { id: 3, name: 'Chile' },
    { id: 5, name: 'Perú' },
  ]);
});

const openNew = () =>
  renderPage(<PersonFormPage />, { at: '/personas/form/form', path: '/personas/form/form' });
const openEdit = () =>
  renderPage(<PersonFormPage />, { at: '/personas/form/form/8', path: '/personas/form/form/:id' });

const field = (name: string) => screen.getByRole('textbox', { name });

test('is titled «Pre-entrevista» with the name of the company, and empty', async () => {
  openNew();

  expect(screen.getByRole('heading', { name: 'Pre-entrevista' })).toBeInTheDocument();
  expect(screen.getByText('Puente')).toBeInTheDocument();
  for (const name of ['Nombre', 'Apellido', 'Correo']) expect(field(name)).toHaveValue('');
  expect(await screen.findByRole('option', { name: 'Perú' })).toBeInTheDocument();
});

test('creates a person and goes to the list', async () => {
  const { user } = openNew();

  await user.type(field('Nombre'), 'Anna');
  await user.type(field('Apellido'), 'Rojas');
  await user.type(field('Correo'), 'anna@example.org');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));

  expect(await screen.findByRole('alertdialog', { name: 'Persona Creada' })).toHaveTextContent(
    'Se guardó.',
  );
  expect(createPerson).toHaveBeenCalledWith({
    firstName: 'Anna',
    lastName: 'Rojas',
    email: 'anna@example.org',
    countryId: undefined,
  });
  await waitFor(() => expect(currentPath()).toBe('/personas'));
});

test('loads a person, saves what changed and keeps the rest', async () => {
  const { user } = openEdit();

  await waitFor(() => expect(field('Nombre')).toHaveValue('Lucía'));
  expect(screen.getByLabelText('País (opcional)')).toHaveDisplayValue('Chile');
  await user.clear(field('Apellido'));
  await user.type(field('Apellido'), 'Soto');
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));

  expect(await screen.findByRole('alertdialog', { name: 'Persona Actualizada' })).toBeVisible();
  expect(updatePerson).toHaveBeenCalledWith(person(8), {
    firstName: 'Lucía',
    lastName: 'Soto',
    email: 'lucia8@example.org',
    countryId: 3,
  });
});

test('a country that the list of countries lacks is not lost', async () => {
  load.mockResolvedValue(person(8, { country: { id: 77, name: 'Uruguay' } }));
  const { user } = openEdit();
  await waitFor(() => expect(field('Nombre')).toHaveValue('Lucía'));
  await screen.findByRole('option', { name: 'Perú' });

  await user.click(screen.getByRole('button', { name: 'Actualizar' }));

  await waitFor(() =>
    expect(updatePerson).toHaveBeenCalledWith(
      expect.objectContaining({ id: 8 }),
      expect.objectContaining({ countryId: 77 }),
    ),
  );
});

describe('the rules of specification §5', () => {
  test.each([
    { name: 'Nombre', entry: '', message: 'Requiere ingresar el nombre.' },
    { name: 'Nombre', entry: 'Ana', message: 'Nombre debe tener al menos 4 caracteres.' },
    { name: 'Apellido', entry: '', message: 'Requiere ingresar el apellido.' },
    { name: 'Correo', entry: '', message: 'Requiere ingresar el correo.' },
    { name: 'Correo', entry: 'x@', message: 'Debe tener un formato valido.' },
  ])('«$entry» as $name is answered with «$message»', async ({ name, entry, message }) => {
    const { user } = openNew();

    await user.click(field(name));
    if (entry) await user.keyboard(entry);
    await user.tab();

    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
  });

  test('a name of four letters will do', async () => {
    const { user } = openNew();

    await user.type(field('Nombre'), 'Anna');
    await user.tab();

    await waitFor(() => expect(field('Nombre')).toBeValid());
    expect(field('Nombre')).not.toHaveAccessibleDescription();
  });

  test('an error shows while typing, before the field is left', async () => {
    const { user } = openNew();

    await user.type(field('Nombre'), 'An');

    await waitFor(() =>
      expect(field('Nombre')).toHaveAccessibleDescription(
        'Nombre debe tener al menos 4 caracteres.',
      ),
    );
  });

  test('an untouched form shows no error, a submitted one sends nothing and shows all', async () => {
    const { user } = openNew();
    expect(screen.queryByText(/Requiere ingresar/)).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Guardar' }));

    expect(await screen.findAllByText(/Requiere ingresar/)).toHaveLength(3);
    expect(field('Nombre')).toHaveFocus();
    expect(createPerson).not.toHaveBeenCalled();
  });
});

test('what the server refuses is listed above the form, which keeps its values', async () => {
  const errors = ['El correo ya está registrado.', 'El nombre tiene números.'];
  jest.mocked(updatePerson).mockRejectedValue(httpFailure(400, { errors }));
  const { user } = openEdit();
  await waitFor(() => expect(field('Nombre')).toHaveValue('Lucía'));

  await user.click(screen.getByRole('button', { name: 'Actualizar' }));

  const list = within(await screen.findByRole('alert'));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual(errors);
  expect(field('Nombre')).toHaveValue('Lucía');
  expect(currentPath()).toBe('/personas/form/form/8');
});

test('a refusal without a list shows its mensaje', async () => {
  jest.mocked(updatePerson).mockRejectedValue(httpFailure(500, { mensaje: 'Sin conexión.' }));
  const { user } = openEdit();
  await waitFor(() => expect(field('Nombre')).toHaveValue('Lucía'));

  await user.click(screen.getByRole('button', { name: 'Actualizar' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Sin conexión.');
});

test.each([
  ['keeps his own', 'Conservar lo mío', 'Soto'],
  ['takes theirs', 'Usar lo de la otra persona', "O'Higgins"],
])('who saves after a colleague is told, %s and goes on', async (_, choice, lastName) => {
  const theirs = person(8, { lastName: "O'Higgins", country: { id: 5, name: 'Perú' }, version: 2 });
  jest.mocked(updatePerson).mockRejectedValueOnce(httpFailure(409));
  const { user } = openEdit();
  await waitFor(() => expect(field('Apellido')).toHaveValue('Peña'));
  await screen.findByRole('option', { name: 'Perú' });
  await user.clear(field('Apellido'));
  await user.type(field('Apellido'), 'Soto');
  await user.type(field('Nombre'), ' Inés');
  load.mockResolvedValue(theirs);

  await user.click(screen.getByRole('button', { name: 'Actualizar' }));

  const question = await screen.findByRole('alertdialog', { name: 'Otra persona guardó cambios' });
  expect(question).toHaveTextContent("Apellido: O'Higgins (lo tuyo: Soto)");
  expect(question).toHaveTextContent('País: Perú');
  await user.click(within(question).getByRole('button', { name: choice }));
  await waitFor(() => expect(field('Apellido')).toHaveValue(lastName));
  expect(field('Nombre')).toHaveValue('Lucía Inés');
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  await waitFor(() =>
    expect(updatePerson).toHaveBeenLastCalledWith(
      theirs,
      expect.objectContaining({ firstName: 'Lucía Inés', lastName, countryId: 5 }),
    ),
  );
});

describe('a person who cannot be read', () => {
  test('leads back to the list when the server says why', async () => {
    load.mockRejectedValue(httpFailure(404, { mensaje: 'La persona no existe.' }));
    openEdit();

    expect(await screen.findByRole('alertdialog')).toHaveTextContent('La persona no existe.');
    await waitFor(() => expect(currentPath()).toBe('/personas'));
  });

  test('is left to the shell when the session is over', async () => {
    load.mockRejectedValue(handledFailure(401));
    openEdit();

    expect(await screen.findByText('No tienes acceso a estos datos.')).toBeInTheDocument();
    expect(currentPath()).toBe('/personas/form/form/8');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('can be read again when nobody answered', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    const { user } = openEdit();

    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));

    await waitFor(() => expect(field('Nombre')).toHaveValue('Lucía'));
  });
});
