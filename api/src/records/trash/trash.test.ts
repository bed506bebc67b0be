import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createStoredFiles } from '../../platform/files/stored-files';
import { offerToSave } from '@portal/contract/testing/an-offer';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { trashables } from '../../start/domains';
import { emptyTrash } from './empty-trash';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object) =>
  api.app.inject({ method, url, headers: api.admin, ...(payload && { payload }) });

const entries = async () => (await call('GET', '/api/papelera')).json();
const entryOf = async (tipo: string, id: number) =>
  (await entries()).find((entry: { tipo: string; id: number }) => {
    return entry.tipo === tipo && entry.id === id;
  });
const restore = (tipo: string, id: number) => call('POST', '/api/papelera/restaurar', { tipo, id });

/** Demo offers without assignments, and with all kinds and applications. */
const bare = 12;
const full = 1;

const offer = {
  ...offerToSave,
  titulo_vacante: 'Pasajera',
  paises: [{ id: 3 }],
  ciudades: [],
};

type Kind = {
  kind: string;
  name: string;
  offerTitle?: string;
  create: () => Promise<number>;
  remove: string;
  isThere: (id: number) => Promise<boolean>;
};

const created = async (url: string, payload: object, id: string) =>
  (await call('POST', url, payload)).json()[id];
const holds = async (url: string, id: number) =>
  (await call('GET', url)).body.includes(`${id}`) && (await call('GET', url)).statusCode === 200;
const lists = async (url: string, field: string, id: number) => {
  const list = (await call('GET', url)).json();
  return list.some((row: Record<string, unknown>) => row[field] === id);
};

const kinds: Kind[] = [
  {
    kind: 'persona',
    name: 'Beatriz Sáez',
    create: async () => {
      const entry = { nombre: 'Beatriz', apellido: 'Sáez', correo: 'b.saez@example.org' };
      return (await call('POST', '/api/personas', entry)).json().persona.id_persona;
    },
    remove: '/api/personas/delete',
    isThere: (id) => holds(`/api/personas/${id}`, id),
  },
  {
    kind: 'conocimiento',
    name: 'Cobol',
    create: () =>
      created('/api/conocimientos/save', { conocimientos: 'Cobol' }, 'id_conocimientos'),
    remove: '/api/conocimientos/delete',
    isThere: (id) => lists('/api/conocimientos', 'id_conocimientos', id),
  },
  {
    kind: 'idioma',
    name: 'Esperanto',
    create: () => created('/api/idiomas/save', { nombre_idioma: 'Esperanto' }, 'id_idioma'),
    remove: '/api/idiomas/delete',
    isThere: (id) => lists('/api/idiomas', 'id_idioma', id),
  },
  {
    kind: 'pregunta',
    name: '¿Viajas?',
    create: () =>
      created('/api/preguntas/guardarPregunta', { des_pregunta: '¿Viajas?' }, 'id_pregunta'),
    remove: '/api/preguntas/deletePregunta',
    isThere: (id) => lists('/api/preguntas', 'id_pregunta', id),
  },
  {
    kind: 'oferta',
    name: 'Pasajera',
    create: () => created('/api/ofertas/save', offer, 'id_oferta'),
    remove: '/api/ofertas/delete',
    isThere: (id) => lists('/api/ofertas', 'id_oferta', id),
  },
  {
    kind: 'conocimiento_oferta',
    name: 'React',
    offerTitle: expect.any(String),
    create: () =>
      created(
        '/api/conocimientos_ofertas/save',
        {
          experiencia_minima: '2 años',
          oferta: { id_ofertas: bare },
          conocimientos: { id_conocimientos: 3 },
        },
        'id_ofertas_conocimientos',
      ),
    remove: '/api/conocimientos_ofertas/delete',
    isThere: (id) =>
      lists(`/api/conocimientos_ofertas/id_oferta/${bare}`, 'id_ofertas_conocimientos', id),
  },
  {
    kind: 'idioma_oferta',
    name: 'Alemán',
    offerTitle: expect.any(String),
    create: () =>
      created(
        '/api/idiomas_ofertas/save',
        { idioma: { id_idioma: 1 }, nivel: { id_nivel: 2 }, ofertas: { id_oferta: bare } },
        'id_oferta_idioma',
      ),
    remove: '/api/idiomas_ofertas/delete',
    isThere: (id) => lists(`/api/idiomas_ofertas/id_oferta/${bare}`, 'id_oferta_idioma', id),
  },
  {
    kind: 'pregunta_oferta',
    name: '¿Cuál es tu disponibilidad para comenzar?',
    offerTitle: expect.any(String),
    create: () =>
      created(
        '/api/ofertas_preguntas/guardar',
        { preguntas: { id_pregunta: 1 }, ofertas: { id_oferta: bare } },
        'id_ofertas_preguntas',
      ),
    remove: '/api/ofertas_preguntas/eliminar',
    isThere: (id) => lists(`/api/ofertas_preguntas/oferta/${bare}`, 'id_ofertas_preguntas', id),
  },
];

test.each(kinds)('$kind: what is deleted is listed, and comes back as it was', async (kind) => {
  const id = await kind.create();
  expect((await call('DELETE', `${kind.remove}/${id}`)).statusCode).toBe(200);
  expect(await kind.isThere(id)).toBe(false);

  expect(await entryOf(kind.kind, id)).toEqual({
    tipo: kind.kind,
    id,
    nombre: kind.name,
    ...(kind.offerTitle && { oferta: kind.offerTitle }),
    eliminado_por: 'Valentina Rojas',
    fecha_eliminacion: expect.stringMatching(/Z$/),
    dias_restantes: 30,
  });

  const answer = await restore(kind.kind, id);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ mensaje: 'Se recuperó con éxito.' });
  expect(await kind.isThere(id)).toBe(true);
  expect(await entryOf(kind.kind, id)).toBeUndefined();

  // Repeats the request, like a double click. Then deletes and restores again.
  expect((await restore(kind.kind, id)).statusCode).toBe(200);
  await call('DELETE', `${kind.remove}/${id}`);
  expect((await restore(kind.kind, id)).statusCode).toBe(200);
  await call('DELETE', `${kind.remove}/${id}`);
});

test.each(['conocimiento', 'persona', 'idioma_oferta'])(
  '%s: whatever has taken its place meanwhile is told',
  async (name) => {
    const kind = kinds.find(({ kind: tipo }) => tipo === name);
    if (!kind) throw new Error(name);
    const id = await kind.create();
    await call('DELETE', `${kind.remove}/${id}`);
    await kind.create();

    const answer = await restore(name, id);

    expect(answer.statusCode).toBe(409);
    expect(answer.json().mensaje).toMatch(/^Ya existe|^Este idioma ya ha sido asignado/);
    expect(await entryOf(name, id)).toBeDefined();
  },
);

test('an assignment needs its offer and what it assigns', async () => {
  const offerId = await created('/api/ofertas/save', offer, 'id_oferta');
  const skillId = await created(
    '/api/conocimientos/save',
    { conocimientos: 'Fortran' },
    'id_conocimientos',
  );
  const body = {
    experiencia_minima: '1 año',
    oferta: { id_ofertas: offerId },
    conocimientos: { id_conocimientos: skillId },
  };
  const id = await created('/api/conocimientos_ofertas/save', body, 'id_ofertas_conocimientos');
  await call('DELETE', `/api/conocimientos_ofertas/delete/${id}`);
  expect((await call('DELETE', `/api/conocimientos/delete/${skillId}`)).statusCode).toBe(200);

  const withoutSkill = await restore('conocimiento_oferta', id);
  expect(withoutSkill.statusCode).toBe(409);
  expect(withoutSkill.json().mensaje).toBe(
    'Recupera primero «Fortran», que también está eliminado.',
  );

  await restore('conocimiento', skillId);
  await call('DELETE', `/api/ofertas/delete/${offerId}`);
  expect((await restore('conocimiento_oferta', id)).json().mensaje).toBe(
    'Recupera primero la oferta «Pasajera».',
  );

  await restore('oferta', offerId);
  expect((await restore('conocimiento_oferta', id)).statusCode).toBe(200);
});

test('a question that is assigned anew leaves the trash with its answers', async () => {
  const [link] = (await call('GET', `/api/ofertas_preguntas/oferta/${full}`)).json();
  const id = link.id_ofertas_preguntas;
  await call('DELETE', `/api/ofertas_preguntas/eliminar/${id}`);

  const again = await call('POST', '/api/ofertas_preguntas/guardar', {
    preguntas: link.preguntas,
    ofertas: { id_oferta: full },
  });

  expect(again.json().id_ofertas_preguntas).toBe(id);
  expect(await entryOf('pregunta_oferta', id)).toBeUndefined();
  expect((await restore('pregunta_oferta', id)).statusCode).toBe(200);
});

test.each([
  [{}, 400],
  [{ tipo: 'planeta', id: 1 }, 400],
  [{ tipo: 'oferta', id: 'uno' }, 400],
  [{ tipo: 'oferta', id: 999_999 }, 404],
])('%j is refused with %i', async (payload, status) => {
  expect((await call('POST', '/api/papelera/restaurar', payload)).statusCode).toBe(status);
});

describe('after thirty days', () => {
  const age = async (days: number) => {
    const at = new Date(Date.now() - days * 86_400_000);
    await api.database.db.updateTable('trashEntries').set({ deletedAt: at }).execute();
  };
  const empty = () => {
    const { db } = api.database;
    const kept = { db, logger: api.app.log, storedFiles: createStoredFiles(db, api.files) };
    return emptyTrash(kept, trashables, new Date());
  };
  const rowCount = async (table: 'offers' | 'skills' | 'people' | 'offerQuestions', id: number) =>
    (await api.database.db.selectFrom(table).select('id').where('id', '=', id).execute()).length;
  const appliedOffers = async () => (await call('GET', '/api/aplicantes/ofertas')).json();

  test('what is younger stays', async () => {
    const id = await created('/api/ofertas/save', offer, 'id_oferta');
    await call('DELETE', `/api/ofertas/delete/${id}`);
    await age(29);
    expect((await entryOf('oferta', id)).dias_restantes).toBe(1);

    await empty();

    expect((await restore('oferta', id)).statusCode).toBe(200);
  });

  test('a clock that was set back adds no days', async () => {
    const id = await created('/api/ofertas/save', offer, 'id_oferta');
    await call('DELETE', `/api/ofertas/delete/${id}`);
    await age(-2);

    expect((await entryOf('oferta', id)).dias_restantes).toBe(30);
  });

  test('it goes for good with all that is a part of it', async () => {
    const id = await created('/api/ofertas/save', offer, 'id_oferta');
    await call('POST', '/api/ofertas_preguntas/guardar', {
      preguntas: { id_pregunta: 2 },
      ofertas: { id_oferta: id },
    });
    await call('DELETE', `/api/ofertas/delete/${id}`);
    await age(31);
    expect(await entryOf('oferta', id)).toBeUndefined();
    expect((await restore('oferta', id)).statusCode).toBe(404);

    await empty();

    expect(await rowCount('offers', id)).toBe(0);
    expect(await entries()).toEqual([]);
    expect((await restore('oferta', id)).json().mensaje).toBe(
      'Ya no está en la papelera: se eliminó para siempre.',
    );
  });

  test('applications keep their offer, and answers their question', async () => {
    const before = await appliedOffers();
    const [link] = (await call('GET', `/api/ofertas_preguntas/oferta/${full}`)).json();
    await call('DELETE', `/api/ofertas_preguntas/eliminar/${link.id_ofertas_preguntas}`);
    await call('DELETE', `/api/ofertas/delete/${full}`);
    await age(31);

    await empty();
    await empty();

    expect(await appliedOffers()).toEqual(before);
    expect(await rowCount('offers', full)).toBe(1);
    expect(await rowCount('offerQuestions', link.id_ofertas_preguntas)).toBe(1);
    expect((await call('GET', `/api/ofertas/id/${full}`)).statusCode).toBe(404);
    expect((await restore('oferta', full)).statusCode).toBe(404);
  });

  test('a person takes the photo along and leaves the offers', async () => {
    const { db } = api.database;
    const creator = await db
      .insertInto('people')
      .values({ firstName: 'Ana', lastName: 'Paz', email: 'ana.paz@example.org' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await api.files.save('photos', 'ana.png', new Uint8Array([1]));
    await db
      .updateTable('people')
      .set({ photoName: 'ana.png' })
      .where('id', '=', creator.id)
      .execute();
    const offerId = await created('/api/ofertas/save', offer, 'id_oferta');
    await db
      .updateTable('offers')
      .set({ creatorId: creator.id })
      .where('id', '=', offerId)
      .execute();
    await call('DELETE', `/api/personas/delete/${creator.id}`);
    await age(31);

    await empty();
    await createStoredFiles(db, api.files).clean(new Date(Date.now() + 1000), api.app.log);

    expect(await rowCount('people', creator.id)).toBe(0);
    expect(await rowCount('offers', offerId)).toBe(1);
    expect(readdirSync(join(api.directory, 'files/photos'))).not.toContain('ana.png');
  });
});
