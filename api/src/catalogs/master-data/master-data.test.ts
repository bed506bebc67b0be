import { startTestApi, type TestApi } from '../../../testing/test-api';
import { inUseMessage } from './in-use';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object) =>
  api.app.inject({ method, url, headers: api.admin, ...(payload && { payload }) });

const catalogs = [
  {
    path: '/api/conocimientos',
    save: '/api/conocimientos/save',
    update: '/api/conocimientos/update',
    remove: '/api/conocimientos/delete',
    id: 'id_conocimientos',
    name: 'conocimientos',
    first: 'Java',
    created: 'El conocimiento fue creado con éxito.',
    updated: 'El conocimiento fue actualizado con éxito.',
    deleted: 'El conocimiento fue eliminado con éxito.',
    duplicate: 'Ya existe un conocimiento con ese nombre.',
    inUse:
      'No se puede eliminar porque está en uso en las ofertas «Desarrollador/a Full Stack Java y React» y «Líder Técnico/a de Arquitectura».',
  },
  {
    path: '/api/idiomas',
    save: '/api/idiomas/save',
    update: '/api/idiomas/update',
    remove: '/api/idiomas/delete',
    id: 'id_idioma',
    name: 'nombre_idioma',
    first: 'Alemán',
    created: 'El idioma fue creado con éxito.',
    updated: 'El idioma fue actualizado con éxito.',
    deleted: 'El idioma fue eliminado con éxito.',
    duplicate: 'Ya existe un idioma con ese nombre.',
    inUse: undefined,
  },
  {
    path: '/api/preguntas',
    save: '/api/preguntas/guardarPregunta',
    update: '/api/preguntas/updatePregunta',
    remove: '/api/preguntas/deletePregunta',
    id: 'id_pregunta',
    name: 'des_pregunta',
    first: '¿Cuál es tu disponibilidad para comenzar?',
    created: 'La pregunta fue creada con éxito.',
    updated: 'La pregunta fue actualizada con éxito.',
    deleted: 'La pregunta fue eliminada con éxito.',
    duplicate: 'Ya existe una pregunta con ese texto.',
    inUse: expect.stringMatching(
      /^No se puede eliminar porque está en uso en las ofertas «.+ y otras? /,
    ),
  },
];

describe.each(catalogs)('$path', (catalog) => {
  const { id, name } = catalog;
  const entry = (text: string) => ({ [name]: text });

  test('lists what there is', async () => {
    const answer = await call('GET', catalog.path);

    expect(answer.statusCode).toBe(200);
    expect(answer.json()[0]).toEqual({ [id]: 1, [name]: catalog.first, version: 1 });
  });

  test('creates, changes and deletes', async () => {
    const created = await call('POST', catalog.save, entry('  Novedad  '));
    expect(created.statusCode).toBe(201);
    expect(created.json()).toEqual({
      mensaje: catalog.created,
      [id]: expect.any(Number),
      [name]: 'Novedad',
      version: 1,
    });
    const newId = created.json()[id];

    const updated = await call('PUT', `${catalog.update}/${newId}`, entry('Novedad 2'));
    expect(updated.statusCode).toBe(200);
    expect(updated.json()).toEqual({
      mensaje: catalog.updated,
      [id]: newId,
      [name]: 'Novedad 2',
      version: 2,
    });

    const deleted = await call('DELETE', `${catalog.remove}/${newId}`);
    expect(deleted.statusCode).toBe(200);
    expect(deleted.json()).toEqual({ mensaje: catalog.deleted });
    expect((await call('GET', catalog.path)).body).not.toContain('Novedad 2');
    expect((await call('DELETE', `${catalog.remove}/${newId}`)).statusCode).toBe(404);
    expect((await call('PUT', `${catalog.update}/${newId}`, entry('x'))).statusCode).toBe(404);
  });

  test('the name of a deleted item is free again', async () => {
    const created = await call('POST', catalog.save, entry('Pasajero'));
    await call('DELETE', `${catalog.remove}/${created.json()[id]}`);

    expect((await call('POST', catalog.save, entry('Pasajero'))).statusCode).toBe(201);
  });

  test('a name that is there is refused with 409 in the error field', async () => {
    const answer = await call('POST', catalog.save, entry(catalog.first.toUpperCase()));

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      mensaje: catalog.duplicate,
      error: catalog.duplicate,
      errors: [catalog.duplicate],
    });
  });

  test('a name that looks like one that is there is the same', async () => {
    expect((await call('POST', catalog.save, entry('Gestión de Niños-Árbol'))).statusCode).toBe(
      201,
    );

    for (const alike of [
      'GESTIÓN DE NIÑOS-ÁRBOL',
      'Gestio\u0301n\u00A0de  Nin\u0303os\u2011A\u0301rbol',
      'gestion de ni\u00ADños árbol',
    ]) {
      expect((await call('POST', catalog.save, entry(alike))).statusCode).toBe(409);
    }
  });

  test.each([{}, { [name]: '' }, { [name]: '   ' }])('%j is refused', async (payload) => {
    const answer = await call('POST', catalog.save, payload);

    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toBe('Este campo es obligatorio.');
  });
});

test.each(catalogs.filter(({ inUse }) => inUse))(
  'deleting what is in use says by what ($path)',
  async ({ path, remove, inUse, id }) => {
    const answer = await call('DELETE', `${remove}/1`);

    expect(answer.statusCode).toBe(409);
    expect(answer.json().mensaje).toEqual(inUse);
    const { ofertas } = answer.json();
    expect(ofertas.length).toBeLessThanOrEqual(3);
    for (const { id_oferta, titulo_vacante } of ofertas) {
      expect(id_oferta).toEqual(expect.any(Number));
      expect(answer.json().mensaje).toContain(`«${titulo_vacante}»`);
    }
    expect((await call('GET', path)).json()[0][id]).toBe(1);
  },
);

test('the offers that use something are named up to three', () => {
  expect(inUseMessage(['A'])).toBe('No se puede eliminar porque está en uso en la oferta «A».');
  expect(inUseMessage(['A', 'B', 'C', 'D'])).toBe(
    'No se puede eliminar porque está en uso en las ofertas «A», «B», «C» y otra más.',
  );
  expect(inUseMessage(['A', 'B', 'C', 'D', 'E'])).toMatch(/«C» y otras 2 más\.$/);
});

test('the levels', async () => {
  const answer = await call('GET', '/api/nivel');

  expect(answer.json()).toHaveLength(7);
  expect(answer.json()[0]).toEqual({ id_nivel: 1, descripcion_nivel: 'A1 - Principiante' });
});
