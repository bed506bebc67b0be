import { fillDatabase } from '../../../testing/fill-database';
import { startTestApi, type TestApi } from '../../../testing/test-api';

const offerId = 12;
const total = 1_200;
const path = `/api/aplicantes_ofertas/id_oferta/${offerId}`;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await fillDatabase(api.database.db, { offers: 0, applications: total, offerId });
});
afterAll(() => api.close());

type Application = {
  id_aplicantes_ofertas: number;
  version: number;
  aspiracion_salarial: number;
  aplicante: { id_aplicantes: number; nombre: string };
  estadoAplicante: { id_estado_aplicante: number };
};
type Page = {
  content: Application[];
  totalElements: number;
  totalPages: number;
  totalExacto: boolean;
  por_estado: { id_estado_aplicante: number; total: number }[];
};
type Found = { total: number; postulaciones: [number, number, number][] };

const read = async <Answer>(query: string): Promise<Answer> =>
  (await api.app.inject({ url: `${path}${query}`, headers: api.admin })).json();
const page = (query: string) => read<Page>(`?${query}`);
const idsOf = (applications: readonly Application[]) =>
  applications.map(({ id_aplicantes_ofertas: id }) => id);

test('one call counts the applicants of every offer', async () => {
  const { app, admin } = api;
  const counts = (
    await app.inject({ url: '/api/aplicantes_ofertas/por_oferta', headers: admin })
  ).json<{ id_oferta: number; total: number }[]>();

  const all = await read<Application[]>('');
  expect(counts.find(({ id_oferta: id }) => id === offerId)).toEqual({
    id_oferta: offerId,
    total: all.length,
  });
});

test('a page has the size and the order that are asked for, and counts all', async () => {
  const all = await read<Application[]>('');

  const second = await page('page=1&size=50');

  expect(idsOf(second.content)).toEqual(idsOf(all).slice(50, 100));
  expect(second).toMatchObject({ totalElements: total, totalPages: 24, totalExacto: true });
  const { content } = await page('size=5&sort=-aspiracion_salarial');
  const salaries = all.map(({ aspiracion_salarial: salary }) => salary);
  expect(content[0]?.aspiracion_salarial).toBe(Math.max(...salaries));
});

test('the tabs count what is found in each status, whichever is looked at', async () => {
  const all = await page('q=Mu%C3%B1oz&size=1');
  const one = await page('q=munoz&size=1&estado=2');

  expect(one.por_estado).toEqual(all.por_estado);
  const inOne = one.por_estado.find(({ id_estado_aplicante: id }) => id === 2)?.total;
  expect(inOne).toBeGreaterThan(0);
  expect(one.totalElements).toBe(inOne);
  const sum = all.por_estado.reduce((count, each) => count + each.total, 0);
  expect(all.totalElements).toBe(sum);
});

test('people are found by what they answered, and not by the title of the offer', async () => {
  const { content } = await page('size=1');
  const [someone] = content;
  await api.database.pool.query(
    `with question as (
       insert into offer_questions (offer_id, question_id) values ($1, 1) returning id
     )
     insert into answers (applicant_id, offer_question_id, text)
     select $2, id, 'Sí, con «Ñandutí» 100 %' from question`,
    [offerId, someone?.aplicante.id_aplicantes],
  );
  const title = await api.database.pool.query('select title from offers where id = $1', [offerId]);

  expect(idsOf((await page('q=nanduti')).content)).toEqual(idsOf(content));
  expect(idsOf((await page('q=100%20%25')).content)).toEqual(idsOf(content));
  expect((await page(`q=${encodeURIComponent(title.rows[0].title)}`)).content).toEqual([]);
});

test('all of those found are told by how they stand, in the order of the list', async () => {
  const { content } = await page('size=200&q=perez&estado=3&sort=nombre');

  const found = await read<Found>('/encontrados?q=perez&estado=3&sort=nombre');

  expect(found.total).toBeGreaterThan(0);
  expect(found).toEqual({
    total: content.length,
    postulaciones: content.map(({ id_aplicantes_ofertas: id, version }) => [id, 3, version]),
  });
});

test('some are read by their ids, in that order, and none of another offer', async () => {
  const [first, second] = idsOf((await page('size=2')).content);

  const chosen = await read<Application[]>(`/elegidos?ids=${second},1,${first},999999`);

  expect(idsOf(chosen)).toEqual([second, first]);
});

test.each(['?size=1001', '?sort=otro', '/encontrados?estado=x', '/elegidos', '/elegidos?ids=1,,2'])(
  'refuses %s',
  async (query) => {
    const answer = await api.app.inject({ url: `${path}${query}`, headers: api.admin });
    expect(answer.statusCode).toBe(400);
  },
);

test.each(['/elegidos', '/elegidos?ids=', '/elegidos?ids=1,,2'])(
  'says what %s lacks',
  async (query) => {
    const answer = await api.app.inject({ url: `${path}${query}`, headers: api.admin });
    expect(answer.json().mensaje).toBe('Pide de una a 100 postulaciones por su identificador.');
  },
);

test.each(['?size=5', '/encontrados', '/elegidos?ids=1'])(
  'only administrators read %s, and an unknown offer is a 404',
  async (query) => {
    const by = (url: string, headers = {}) => api.app.inject({ url: `${url}${query}`, headers });

    expect((await by(path)).statusCode).toBe(401);
    expect((await by(path, api.user)).statusCode).toBe(403);
    expect((await by('/api/aplicantes_ofertas/id_oferta/9999', api.admin)).statusCode).toBe(404);
  },
);

test('all of those found get one status by one call, and go back by another', async () => {
  const found = await read<Found>('/encontrados?');
  const change = (cambios: unknown) =>
    api.app.inject({
      method: 'PUT',
      url: '/api/aplicantes-ofertas/cambios-de-estado',
      headers: api.admin,
      payload: { cambios },
    });

  const answer = await change(found.postulaciones.map(([id, , version]) => [id, 4, version]));

  expect(answer.statusCode).toBe(200);
  expect((await page('size=1')).por_estado).toEqual([{ id_estado_aplicante: 4, total }]);
  const changed: Found['postulaciones'] = answer.json().postulaciones;
  const undo = await change(
    changed.map(([id, , version], index) => [id, found.postulaciones[index]?.[1], version]),
  );
  expect(undo.statusCode).toBe(200);
  const after = await read<Found>('/encontrados?');
  expect(after.postulaciones.map(([id, status]) => [id, status])).toEqual(
    found.postulaciones.map(([id, status]) => [id, status]),
  );
});
