import type { CatalogEntry, CatalogRecord } from '@portal/contract/catalog';
import {
  languageRecordToWire,
  questionRecordToWire,
  skillRecordToWire,
  languageEntryToWire,
  questionEntryToWire,
  skillEntryToWire,
} from '@portal/contract/catalog-records';
import { messageToWire } from '@portal/contract/message';
import { offersUsingToWire } from '@portal/contract/offers-using';
import { pathTo } from '@portal/kit/routing/paths';
import { fakeApi, refusal, type FakeApi, type RouteName } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CatalogPage } from './catalog-page';
import { languages, questions, skills, type Catalog } from './catalogs';
import { fill } from '../testing/fill';

const angular: CatalogRecord = { id: 31, name: 'Angular', version: 1 };
const kotlin: CatalogRecord = { id: 12, name: 'Kotlin', version: 1 };

type Case = {
  catalog: Catalog;
  title: string;
  name: string;
  list: RouteName;
  create: RouteName;
  update: RouteName;
  remove: RouteName;
  toWire: (record: CatalogRecord) => object;
  entryToWire: (entry: CatalogEntry) => object;
};

const questionsCase: Case = {
  catalog: questions,
  title: 'Preguntas',
  name: 'Pregunta',
  list: 'GET /api/preguntas',
  create: 'POST /api/preguntas/guardarPregunta',
  update: 'PUT /api/preguntas/updatePregunta/:id',
  remove: 'DELETE /api/preguntas/deletePregunta/:id',
  toWire: questionRecordToWire,
  entryToWire: questionEntryToWire,
};

const cases: readonly Case[] = [
  questionsCase,
  {
    catalog: skills,
    title: 'Conocimientos',
    name: 'Conocimiento',
    list: 'GET /api/conocimientos',
    create: 'POST /api/conocimientos/save',
    update: 'PUT /api/conocimientos/update/:id',
    remove: 'DELETE /api/conocimientos/delete/:id',
    toWire: skillRecordToWire,
    entryToWire: skillEntryToWire,
  },
  {
    catalog: languages,
    title: 'Idiomas',
    name: 'Idioma',
    list: 'GET /api/idiomas',
    create: 'POST /api/idiomas/save',
    update: 'PUT /api/idiomas/update/:id',
    remove: 'DELETE /api/idiomas/delete/:id',
    toWire: languageRecordToWire,
    entryToWire: languageEntryToWire,
  },
];

let api: FakeApi;

const serve = ({ list, create, update, remove, toWire }: Case) => {
  api = fakeApi({
    [list]: [angular, kotlin].map(toWire),
    [create]: messageToWire('Creado con éxito.'),
    [update]: messageToWire('Actualizado con éxito.'),
    [remove]: messageToWire('Registro eliminado.'),
  });
};

describe.each(cases)('the page of $title', (each) => {
  const { catalog, title, name, list, create, update, remove, toWire, entryToWire } = each;

  beforeEach(() => serve(each));

  async function open() {
    const view = renderPage(<CatalogPage />, { at: catalog.path });
    const table = await screen.findByRole('table', { name: title });
    return { ...view, table };
  }

  const dialog = () => screen.findByRole('dialog');
  const field = async () => within(await dialog()).findByRole('textbox', { name });
  const save = () => screen.getByRole('button', { name: 'Guardar' });

  test('S2.38 S7.10 S7.11 S7.12 numbers the rows from 1 and offers to edit and delete each', async () => {
    const { table } = await open();

    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);

    expect(rows).toEqual([`N°${name}Acciones`, '1AngularEditarEliminar', '2KotlinEditarEliminar']);
  });

  test('S2.39 leads back to the master data and on to something new', async () => {
    await open();

    expect(screen.getByRole('button', { name: `Crear ${name}` })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Atrás' })).toHaveAttribute(
      'href',
      '/modulo-principal/maestro',
    );
  });

  test('S2.40 S7.10 S7.11 S7.12 S8.44 creates an item and tells so', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: `Crear ${name}` }));
    expect(await field()).toHaveValue('');
    expect(within(await dialog()).getAllByRole('textbox')).toHaveLength(1);
    await fill(user, await field(), '  Rust ');
    await user.click(save());

    expect(await screen.findByRole('alertdialog', { name })).toHaveTextContent('Creado con éxito.');
    expect(api.sent(create)).toEqual([entryToWire({ name: 'Rust' })]);
    expect(api.callsOf(list)).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('S7.10 S7.11 S7.12 S8.44 edits an item in the same dialog', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Editar Kotlin' }));
    expect(await dialog()).toHaveAccessibleName(`Editar ${name}`);
    await user.clear(await field());
    await fill(user, await field(), 'Kotlin 2');
    await user.click(save());

    expect(await screen.findByRole('alertdialog', { name })).toHaveTextContent(
      'Actualizado con éxito.',
    );
    expect(api.sent(update)).toEqual([toWire({ ...kotlin, name: 'Kotlin 2' })]);
    expect(api.callsOf(update)).toMatchObject([{ parts: ['12'] }]);
  });

  test.each([
    ['keeps his own', 'Conservar lo mío', 'Kotlin 2'],
    ['takes theirs', 'Usar lo de la otra persona', 'Kotlin nativo'],
  ])('who saves after a colleague is told, %s and goes on', async (_, choice, expected) => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Editar Kotlin' }));
    await user.clear(await field());
    await fill(user, await field(), 'Kotlin 2');
    api.answerOnce(update, refusal(409));
    api.answer({ [list]: [toWire({ id: 12, name: 'Kotlin nativo', version: 2 })] });

    await user.click(save());

    const question = await screen.findByRole('alertdialog', {
      name: 'Otra persona guardó cambios',
    });
    expect(question).toHaveTextContent(`${name}: Kotlin nativo (lo tuyo: Kotlin 2)`);
    await user.click(within(question).getByRole('button', { name: choice }));
    await waitFor(async () => expect(await field()).toHaveValue(expected));
    await user.click(save());
    const theirs = toWire({ id: 12, name: expected, version: 2 });
    await waitFor(() => expect(api.sent(update)[1]).toEqual(theirs));
  });

  test('S8.06 a name that is taken is told as that', async () => {
    api.answerOnce(update, refusal(409, { error: 'Ya existe.', mensaje: 'otro' }));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Editar Kotlin' }));
    await user.clear(await field());
    await fill(user, await field(), 'Angular');

    await user.click(save());

    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
      'Ya existe.',
    );
    expect(await field()).toHaveValue('Angular');
  });

  test('S5.25 refuses an empty text and sends nothing', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: `Crear ${name}` }));
    await fill(user, await field(), '   ');
    await user.click(save());

    expect(await field()).toHaveAccessibleDescription('Este campo es obligatorio.');
    expect(await field()).toHaveFocus();
    expect(api.sent(create)).toEqual([]);
  });

  test('S4.07 is empty again when created after a cancelled edit', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Editar Angular' }));
    expect(await field()).toHaveValue('Angular');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: `Crear ${name}` }));

    expect(await dialog()).toHaveAccessibleName(`Crear ${name}`);
    expect(await field()).toHaveValue('');
  });

  test('S8.06 keeps the text when saving fails, and shows the error of the server', async () => {
    api.answer({ [create]: refusal(500, { error: 'Ya existe.', mensaje: 'otro' }) });
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: `Crear ${name}` }));
    await fill(user, await field(), 'Angular');
    await user.click(save());

    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(
      'Ya existe.',
    );
    expect(await field()).toHaveValue('Angular');
  });

  test('S7.10 S7.11 S7.12 deletes an item once that is confirmed', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Eliminar Angular' }));
    expect(screen.getByRole('alertdialog', { name: 'Esta seguro?' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Si, Eliminar!' }));

    expect(await screen.findByRole('alertdialog', { name: 'Eliminado!' })).toHaveTextContent(
      'Registro eliminado.',
    );
    expect(api.callsOf(remove)).toMatchObject([{ parts: ['31'] }]);
    expect(api.callsOf(list)).toHaveLength(2);
  });

  test('keeps an item when its deletion is cancelled', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Eliminar Angular' }));
    await user.click(await screen.findByRole('button', { name: 'No, Cancelar!' }));

    expect(api.callsOf(remove)).toEqual([]);
    expect(screen.getByRole('cell', { name: 'Angular' })).toBeInTheDocument();
  });

  test('S8.05 shows the mensaje of a failed load, and loads again on request', async () => {
    api.answerOnce(list, refusal(500, { error: 'otro', mensaje: 'Sin conexión.' }));
    const { user } = renderPage(<CatalogPage />, { at: catalog.path });

    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Sin conexión.');
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));

    expect(await screen.findByRole('table', { name: title })).toBeInTheDocument();
  });
});

test.each(cases)(
  'S8.42 what offers use is asked about first, and tells where it is used ($name)',
  async (each) => {
    serve(each);
    const mensaje = 'No se puede eliminar porque está en uso en la oferta «Datos».';
    const offers = [{ id: 4, title: 'Datos' }];
    api.answer({ [each.remove]: refusal(409, { mensaje, ...offersUsingToWire({ offers }) }) });
    const { user } = renderPage(<CatalogPage />, { at: each.catalog.path });

    await user.click(await screen.findByRole('button', { name: 'Eliminar Angular' }));
    expect(await screen.findByRole('alertdialog', { name: 'Esta seguro?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Si, Eliminar!' }));

    const told = await screen.findByRole('alertdialog', { name: 'No se pudo eliminar' });
    expect(told).toHaveTextContent(mensaje);
    expect(within(told).getByRole('link', { name: 'Ver «Datos»' })).toHaveAttribute(
      'href',
      pathTo(each.catalog.offerPath, 4),
    );
    expect(screen.getByRole('cell', { name: 'Angular' })).toBeInTheDocument();
  },
);

test('Esc and «Cancelar» ask before they throw away what was typed', async () => {
  serve(questionsCase);
  const { user } = renderPage(<CatalogPage />, { at: questions.path });
  await user.click(await screen.findByRole('button', { name: 'Crear Pregunta' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByRole('textbox');
  await user.type(field, '¿Desde cuándo?');

  await act(() => user.keyboard('{Escape}'));
  fireEvent.click(await screen.findByText('Seguir editando'));
  expect(field).toHaveValue('¿Desde cuándo?');

  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  fireEvent.click(await screen.findByText('Salir sin guardar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a refused deletion keeps the row and says why', async () => {
  serve(questionsCase);
  const mensaje = 'La pregunta está asignada a 3 ofertas.';
  api.answer({ [questionsCase.remove]: refusal(409, { mensaje }) });
  const { user } = renderPage(<CatalogPage />, { at: questions.path });

  await user.click(await screen.findByRole('button', { name: 'Eliminar Angular' }));
  await user.click(await screen.findByRole('button', { name: 'Si, Eliminar!' }));

  expect(await screen.findByRole('alertdialog', { name: 'No se pudo eliminar' })).toHaveTextContent(
    mensaje,
  );
  expect(screen.getByRole('cell', { name: 'Angular' })).toBeInTheDocument();
});
