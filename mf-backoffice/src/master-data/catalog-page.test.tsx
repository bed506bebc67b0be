import type { CatalogRecord } from '@portal/contract/catalog';
import { httpFailure } from '@portal/kit/testing/http-failure';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { CatalogPage } from './catalog-page';
import { catalogs, languages, questions, skills } from './catalogs';

jest.mock('@portal/kit/resources/questions', () => ({
  questionsResource: { key: '/api/preguntas', load: jest.fn() },
  createQuestion: jest.fn(),
  updateQuestion: jest.fn(),
  deleteQuestion: jest.fn(),
}));
jest.mock('@portal/kit/resources/skills', () => ({
  skillsResource: { key: '/api/conocimientos', load: jest.fn() },
  createSkill: jest.fn(),
  updateSkill: jest.fn(),
  deleteSkill: jest.fn(),
}));
jest.mock('@portal/kit/resources/languages', () => ({
  languagesResource: { key: '/api/idiomas', load: jest.fn() },
  createLanguage: jest.fn(),
  updateLanguage: jest.fn(),
  deleteLanguage: jest.fn(),
}));

const items: CatalogRecord[] = [
  { id: 31, name: 'Angular', version: 1 },
  { id: 12, name: 'Kotlin', version: 1 },
];

beforeEach(() => {
  jest.clearAllMocks();
  for (const { list, create, update, remove } of catalogs) {
    jest.mocked(list.load).mockResolvedValue(items);
    jest.mocked(create).mockResolvedValue('Creado con éxito.');
    jest.mocked(update).mockResolvedValue('Actualizado con éxito.');
    jest.mocked(remove).mockResolvedValue('Registro eliminado.');
  }
});

const cases = [
  { catalog: questions, title: 'Preguntas', name: 'Pregunta' },
  { catalog: skills, title: 'Conocimientos', name: 'Conocimiento' },
  { catalog: languages, title: 'Idiomas', name: 'Idioma' },
];

describe.each(cases)('the page of $title', ({ catalog, title, name }) => {
  async function open() {
    const view = renderPage(<CatalogPage />, { at: catalog.path });
    const table = await screen.findByRole('table', { name: title });
    return { ...view, table };
  }

  const dialog = () => screen.findByRole('dialog');
  const field = async () => within(await dialog()).findByRole('textbox', { name });
  const save = () => screen.getByRole('button', { name: 'Guardar' });

  test('numbers the rows from 1 and offers to edit and delete each', async () => {
    const { table } = await open();

    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);

    expect(rows).toEqual([`N°${name}Acciones`, '1AngularEditarEliminar', '2KotlinEditarEliminar']);
  });

  test('leads back to the master data', async () => {
    await open();

    expect(screen.getByRole('link', { name: 'Atrás' })).toHaveAttribute(
      'href',
      '/modulo-principal/maestro',
    );
  });

  test('creates an item and tells so', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: `Crear ${name}` }));
    expect(await field()).toHaveValue('');
    await user.type(await field(), '  Rust ');
    await user.click(save());

    expect(await screen.findByRole('alertdialog', { name })).toHaveTextContent('Creado con éxito.');
    expect(catalog.create).toHaveBeenCalledWith({ name: 'Rust' });
    expect(catalog.list.load).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('edits an item in the same dialog', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Editar Kotlin' }));
    expect(await dialog()).toHaveAccessibleName(`Editar ${name}`);
    await user.clear(await field());
    await user.type(await field(), 'Kotlin 2');
    await user.click(save());

    expect(await screen.findByRole('alertdialog', { name })).toHaveTextContent(
      'Actualizado con éxito.',
    );
    expect(catalog.update).toHaveBeenCalledWith({ id: 12, name: 'Kotlin 2', version: 1 });
  });

  test.each([
    ['keeps his own', 'Conservar lo mío', 'Kotlin 2'],
    ['takes theirs', 'Usar lo de la otra persona', 'Kotlin nativo'],
  ])('who saves after a colleague is told, %s and goes on', async (_, choice, expected) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Editar Kotlin' }));
    await user.clear(await field());
    await user.type(await field(), 'Kotlin 2');
    jest.mocked(catalog.update).mockRejectedValueOnce(httpFailure(409));
    jest
      .mocked(catalog.list.load)
      .mockResolvedValue([{ id: 12, name: 'Kotlin nativo', version: 2 }]);

    await user.click(save());

    const question = await screen.findByRole('alertdialog', {
      name: 'Otra persona guardó cambios',
    });
    expect(question).toHaveTextContent(`${name}: Kotlin nativo (lo tuyo: Kotlin 2)`);
    await user.click(within(question).getByRole('button', { name: choice }));
    await waitFor(async () => expect(await field()).toHaveValue(expected));
    await user.click(save());
    await waitFor(() =>
      expect(catalog.update).toHaveBeenLastCalledWith({ id: 12, name: expected, version: 2 }),
    );
  });

  test('a name that is taken is told as that', async () => {
    jest.mocked(catalog.update).mockRejectedValueOnce(httpFailure(409, { error: 'Ya existe.' }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Editar Kotlin' }));
    await user.clear(await field());
    await user.type(await field(), 'Angular');

    await user.click(save());

    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
      'Ya existe.',
    );
    expect(await field()).toHaveValue('Angular');
  });

  test('refuses an empty text and sends nothing', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: `Crear ${name}` }));
    await user.type(await field(), '   ');
    await user.click(save());

    expect(await field()).toHaveAccessibleDescription('Este campo es obligatorio.');
    expect(await field()).toHaveFocus();
    expect(catalog.create).not.toHaveBeenCalled();
  });

  test('is empty again when created after a cancelled edit', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Editar Angular' }));
    expect(await field()).toHaveValue('Angular');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: `Crear ${name}` }));

    expect(await dialog()).toHaveAccessibleName(`Crear ${name}`);
    expect(await field()).toHaveValue('');
  });

  test('keeps the text when saving fails, and shows the error of the server', async () => {
    jest
      .mocked(catalog.create)
      .mockRejectedValue(httpFailure(500, { error: 'Ya existe.', mensaje: 'otro' }));
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: `Crear ${name}` }));
    await user.type(await field(), 'Angular');
    await user.click(save());

    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
      'Ya existe.',
    );
    expect(await field()).toHaveValue('Angular');
  });

  test('deletes an item once that is confirmed', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Eliminar Angular' }));
    expect(screen.getByRole('alertdialog', { name: 'Esta seguro?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Si, Eliminar!' }));

    expect(await screen.findByRole('alertdialog', { name: 'Eliminado!' })).toHaveTextContent(
      'Registro eliminado.',
    );
    expect(catalog.remove).toHaveBeenCalledWith(31);
    expect(catalog.list.load).toHaveBeenCalledTimes(2);
  });

  test('keeps an item when its deletion is cancelled', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Eliminar Angular' }));
    await user.click(screen.getByRole('button', { name: 'No, Cancelar!' }));

    expect(catalog.remove).not.toHaveBeenCalled();
    expect(screen.getByRole('cell', { name: 'Angular' })).toBeInTheDocument();
  });

  test('shows the mensaje of a failed load, and loads again on request', async () => {
    jest
      .mocked(catalog.list.load)
      .mockRejectedValueOnce(httpFailure(500, { error: 'otro', mensaje: 'Sin conexión.' }));
    const { user } = renderPage(<CatalogPage />, { at: catalog.path });

    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Sin conexión.');
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));

    expect(await screen.findByRole('table', { name: title })).toBeInTheDocument();
  });
});

test('a refused deletion keeps the row and says why', async () => {
  jest
    .mocked(questions.remove)
    .mockRejectedValue(httpFailure(409, { mensaje: 'La pregunta está asignada a 3 ofertas.' }));
  const { user } = renderPage(<CatalogPage />, { at: questions.path });

  await user.click(await screen.findByRole('button', { name: 'Eliminar Angular' }));
  await user.click(screen.getByRole('button', { name: 'Si, Eliminar!' }));

  expect(await screen.findByRole('alertdialog', { name: 'No se pudo eliminar' })).toHaveTextContent(
    'La pregunta está asignada a 3 ofertas.',
  );
  expect(screen.getByRole('cell', { name: 'Angular' })).toBeInTheDocument();
});
