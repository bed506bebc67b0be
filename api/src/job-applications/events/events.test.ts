import { disconnectDatabase } from '../../../testing/disconnect-database';
import { startTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
let url: string;
beforeAll(async () => {
  api = await startTestApi();
  url = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.close());

const read = async (path: string) =>
  (await api.app.inject({ url: path, headers: api.admin })).json();

let abort = new AbortController();
afterEach(() => {
  abort.abort();
  abort = new AbortController();
});

async function listen() {
  const answer = await fetch(`${url}/api/eventos`, { headers: api.admin, signal: abort.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return {
    answer,
    async until(part: string) {
      while (!heard.includes(part)) {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) throw new Error(`The stream ended after «${heard}».`);
        heard += chunk.value;
      }
      return heard;
    },
  };
}

const move = (application: { id_aplicantes_ofertas: number }, statusId: number) =>
  api.app.inject({
    method: 'PUT',
    url: `/api/aplicantes-ofertas/update/${application.id_aplicantes_ofertas}`,
    headers: api.admin,
    payload: { ...application, estadoAplicante: { id_estado_aplicante: statusId } },
  });

/** The server notices a disconnection a moment later. */
async function retry(attempt: () => Promise<boolean>) {
  while (!(await attempt())) await new Promise((resolve) => setImmediate(resolve));
}

test('a changed status is told at once, by its id and nothing else', async () => {
  const [application] = await read('/api/aplicantes_ofertas/id_oferta/1');
  const stream = await listen();
  expect(stream.answer.headers.get('content-type')).toMatch('text/event-stream');
  expect(stream.answer.headers.get('cache-control')).toBe('no-store');
  await stream.until('listening');

  await move(application, 5);

  const id = application.id_aplicantes_ofertas;
  const heard = await stream.until('data: ');
  expect(heard).toContain(`data: {"ids":[${id}]}`);
  expect(heard).not.toContain(application.aplicante.nombre);
});

test('an offer that changes and a request that comes in or is settled are news, without a name', async () => {
  const stream = await listen();
  await stream.until('listening');

  const sent = await api.app.inject({
    method: 'POST',
    url: '/api/contacto',
    payload: {
      nombre: 'Íñigo Ñandú',
      email: 'inigo@empresa.example.org',
      celular: '+56 9 1234 5678',
      descripcion: 'Necesitamos dos personas.',
    },
  });
  expect(sent.statusCode).toBe(201);
  const heard = await stream.until('event: pendientes\ndata:\n\n');
  expect(heard).not.toContain('Ñandú');

  const offer = await read('/api/ofertas/id/1');
  await api.app.inject({
    method: 'PUT',
    url: '/api/ofertas/update/1',
    headers: api.admin,
    payload: { ...offer, titulo_vacante: 'Otra vacante' },
  });
  await stream.until('event: pendientes\ndata:\n\nevent: pendientes\ndata:\n\n');
});

test('a change of several is told at once, as one', async () => {
  const applications = await read('/api/aplicantes_ofertas/id_oferta/2');
  const stream = await listen();
  await stream.until('listening');

  const ids: number[] = applications.map(
    (each: { id_aplicantes_ofertas: number }) => each.id_aplicantes_ofertas,
  );
  await api.app.inject({
    method: 'PUT',
    url: '/api/aplicantes-ofertas/estados',
    headers: api.admin,
    payload: {
      cambios: ids.map((id) => ({
        id_aplicantes_ofertas: id,
        estadoAplicante: { id_estado_aplicante: 5 },
      })),
    },
  });
  const { version: _seen, ...first } = applications[0];
  await move(first, 6);

  const heard = await stream.until(`{"ids":[${ids[0]}]}`);
  const told = heard.split('\n').filter((line) => line.startsWith('data: '));
  expect(told).toHaveLength(2);
  expect(new Set(JSON.parse(told[0]?.slice('data: '.length) ?? '').ids)).toEqual(new Set(ids));
});

test('one person may listen 24 times at once, and again when one is closed', async () => {
  for (let count = 0; count < 24; count += 1) {
    const stream = await listen();
    await stream.until('listening');
  }

  expect((await listen()).answer.status).toBe(429);

  abort.abort();
  abort = new AbortController();
  await retry(async () => (await listen()).answer.status === 200);
});

test('the server closes in time though somebody listens', async () => {
  const own = await startTestApi();
  const address = await own.app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${address}/api/eventos`, { headers: own.admin });

  await own.close();

  expect(await answer.text()).toContain('listening');
});

describe('while the database is away', () => {
  beforeEach(() =>
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'Date'],
    }),
  );
  afterEach(() => jest.useRealTimers());

  test('a stream stays open, and goes on when it is back', async () => {
    const [application] = await read('/api/aplicantes_ofertas/id_oferta/1');
    const stream = await listen();
    await stream.until('listening');

    const bringBack = disconnectDatabase(api.database);
    await jest.advanceTimersByTimeAsync(40_000);
    bringBack();
    await move(application, 4);

    expect(await stream.until('data: ')).toContain(`${application.id_aplicantes_ofertas}`);
  });

  test('a stream whose session could not be checked for a minute ends', async () => {
    const stream = await listen();
    await stream.until('listening');

    const bringBack = disconnectDatabase(api.database);
    await jest.advanceTimersByTimeAsync(60_000);
    bringBack();

    await expect(stream.until('for ever')).rejects.toThrow('The stream ended');
  });
});
