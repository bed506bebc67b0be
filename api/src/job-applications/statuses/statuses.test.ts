import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = async (url: string) => (await api.app.inject({ url, headers: api.admin })).json();
const save = (id: number, payload: object) =>
  api.app.inject({
    method: 'PUT',
    url: `/api/estado_aplicante/update/${id}`,
    headers: api.admin,
    payload,
  });

test('each status means something to those who applied, from the beginning', async () => {
  expect(await read('/api/estado_aplicante')).toEqual(
    [
      ['Recibida', 'recibida'],
      ['En revisión', 'en_revision'],
      ['Entrevista', 'en_revision'],
      ['Finalista', 'en_revision'],
      ['Contratada', 'cerrada'],
      ['Rechazada', 'cerrada'],
      ['Retirada por la persona', 'retirada'],
    ].map(([name, state], index) => ({
      id_estado_aplicante: index + 1,
      estado_aplicante: name,
      estado_publico: state,
      version: expect.any(Number),
    })),
  );
});

test.each([
  ['Finalizado', 'cerrada'],
  ['DESCARTADA', 'cerrada'],
  ['Prueba técnica', 'en_revision'],
])('one that a company adds, such as «%s», means something too', async (name, state) => {
  const { rows } = await api.database.pool.query(
    'insert into application_statuses (id, name) select max(id) + 1, $1 from application_statuses returning id',
    [name],
  );
  const [added] = (await read('/api/estado_aplicante')).slice(-1);
  await api.database.pool.query('delete from application_statuses where id = $1', [rows[0].id]);

  expect(added).toMatchObject({ estado_aplicante: name, estado_publico: state });
});

test('staff change it, and the activity tells', async () => {
  const [, , interview] = await read('/api/estado_aplicante');

  const saved = await save(3, { ...interview, estado_publico: 'cerrada' });

  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toEqual({
    mensaje: 'Lo que ve quien postula fue actualizado con éxito.',
    ...interview,
    estado_publico: 'cerrada',
    version: interview.version + 1,
  });
  const { content } = await read('/api/actividad?sobre=estado_aplicante&id=3');
  expect(content).toMatchObject([
    {
      autor: 'Valentina Rojas',
      titulo: 'Entrevista',
      cambios: [{ campo: 'estado_publico', antes: 'En revisión', despues: 'Cerrada' }],
    },
  ]);

  const late = await save(3, { ...interview, estado_publico: 'recibida' });
  expect(late.statusCode).toBe(409);
  expect(late.json().mensaje).toContain('Otra persona guardó cambios');
  expect((await save(3, { estado_publico: 'en_revision' })).statusCode).toBe(200);
});

test('what is no meaning, no status, or that of who withdraws is refused in words', async () => {
  const message = 'Elige lo que ve quien postula.';
  for (const state of [undefined, '', 'retirada', 'rechazada', 3]) {
    const answer = await save(3, { estado_publico: state });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ mensaje: message, errors: [message] });
  }
  expect((await save(99, { estado_publico: 'cerrada' })).statusCode).toBe(404);
  expect((await save(7, { estado_publico: 'cerrada' })).statusCode).toBe(409);
});
