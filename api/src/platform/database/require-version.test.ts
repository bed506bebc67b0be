import { offerToSave } from '@portal/contract/testing/an-offer';
import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object) =>
  api.app.inject({ method, url, headers: api.admin, ...(payload && { payload }) });
const written = async (method: Method, url: string, payload: object) =>
  (await call(method, url, payload)).json();

type Row = Record<string, unknown>;

/** An editable record: its calls, and the field that the tests change. */
type Kind = {
  kind: string;
  create: () => Promise<Row>;
  id: string;
  read: (id: number) => Promise<Row>;
  update: string;
  remove: string;
  field: string;
};

const inList = (url: string, idField: string) => async (id: number) =>
  (await call('GET', url)).json().find((row: Row) => row[idField] === id);

const kinds: Kind[] = [
  {
    kind: 'oferta',
    create: () => written('POST', '/api/ofertas/save', offerToSave),
    id: 'id_oferta',
    read: async (id) => (await call('GET', `/api/ofertas/id/${id}`)).json(),
    update: '/api/ofertas/update',
    remove: '/api/ofertas/delete',
    field: 'titulo_vacante',
  },
  {
    kind: 'conocimiento',
    create: () => written('POST', '/api/conocimientos/save', { conocimientos: 'Fortran' }),
    id: 'id_conocimientos',
    read: inList('/api/conocimientos', 'id_conocimientos'),
    update: '/api/conocimientos/update',
    remove: '/api/conocimientos/delete',
    field: 'conocimientos',
  },
  {
    kind: 'idioma',
    create: () => written('POST', '/api/idiomas/save', { nombre_idioma: 'Quechua' }),
    id: 'id_idioma',
    read: inList('/api/idiomas', 'id_idioma'),
    update: '/api/idiomas/update',
    remove: '/api/idiomas/delete',
    field: 'nombre_idioma',
  },
  {
    kind: 'pregunta',
    create: () => written('POST', '/api/preguntas/guardarPregunta', { des_pregunta: '¿Viajas?' }),
    id: 'id_pregunta',
    read: inList('/api/preguntas', 'id_pregunta'),
    update: '/api/preguntas/updatePregunta',
    remove: '/api/preguntas/deletePregunta',
    field: 'des_pregunta',
  },
  {
    kind: 'persona',
    create: async () =>
      (
        await written('POST', '/api/personas', {
          nombre: 'Begoña',
          apellido: "O'Higgins",
          correo: 'begona@puente.example.org',
        })
      ).persona,
    id: 'id_persona',
    read: async (id) => (await call('GET', `/api/personas/${id}`)).json(),
    update: '/api/personas/update',
    remove: '/api/personas/delete',
    field: 'apellido',
  },
  {
    kind: 'conocimiento_oferta',
    create: () =>
      written('POST', '/api/conocimientos_ofertas/save', {
        experiencia_minima: '2 años',
        oferta: { id_ofertas: 12 },
        conocimientos: { id_conocimientos: 1 },
      }),
    id: 'id_ofertas_conocimientos',
    read: inList('/api/conocimientos_ofertas/id_oferta/12', 'id_ofertas_conocimientos'),
    update: '/api/conocimientos_ofertas/update',
    remove: '/api/conocimientos_ofertas/delete',
    field: 'experiencia_minima',
  },
];

describe.each(kinds)('$kind', ({ kind, create, id: idField, read, update, remove, field }) => {
  let id: number;
  beforeAll(async () => {
    id = Number((await create())[idField]);
  });
  const save = (row: object, text: string) =>
    call('PUT', `${update}/${id}`, { ...row, [field]: text });

  test('a save that was read before the save of a colleague is refused and changes nothing', async () => {
    const opened = await read(id);
    expect((await save(opened, 'Lo de la otra persona')).statusCode).toBe(200);
    const saved = await read(id);

    const late = await save(opened, 'Lo mío');

    expect(late.statusCode).toBe(409);
    const text =
      'Otra persona guardó cambios mientras editabas, así que los tuyos no se guardaron.';
    expect(late.json()).toEqual({ mensaje: text, error: text, errors: [text] });
    expect(await read(id)).toEqual(saved);
  });

  test('what is read after that is saved', async () => {
    expect((await save(await read(id), 'Leído después')).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ [field]: 'Leído después' });
  });

  test('without a version it is saved as before', async () => {
    const { version: _, ...opened } = await read(id);
    await save(opened, 'Primero');

    expect((await save(opened, 'Segundo')).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ [field]: 'Segundo' });
  });

  test('two who save at the same moment do not both succeed', async () => {
    const opened = await read(id);

    const answers = await Promise.all([save(opened, 'Una'), save(opened, 'Otra')]);

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(1);
  });

  test('to delete it and to bring it back counts as a change', async () => {
    const opened = await read(id);
    await call('DELETE', `${remove}/${id}`);
    await call('POST', '/api/papelera/restaurar', { tipo: kind, id });

    expect((await save(opened, 'Lo mío')).statusCode).toBe(409);
    expect(await read(id)).toMatchObject({ [field]: opened[field] });
  });
});
