import { createMovableClock } from '../../testing/movable-clock';
import { signInOver, siteAt, type Site } from '../../testing/remote-visitor';
import { killServer, startServer, type ServerProcess } from '../../testing/server-process';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';

jest.setTimeout(60_000);

const hour = 3_600_000;

let database: TestDatabase;
let server: ServerProcess;
let site: Site;
const clock = createMovableClock();
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({ ...database.environment, ...clock.environment });
  site = siteAt(server.address);
});
afterEach(() => clock.move(0));
afterAll(async () => {
  await killServer(server);
  clock.remove();
  await database.remove();
});

const read = async (path: string, headers: Record<string, string>) =>
  (await site(path, { headers })).status;

const ask = (descripcion: string) =>
  site('/api/contacto', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nombre: 'Ñ', email: 'n@correo.example.org', celular: '1', descripcion }),
  });

test('sessions outlive a clock that is set back by an hour and put right again', async () => {
  const before = await signInOver(site);
  expect(await read('/api/personas/1', before)).toBe(200);

  clock.move(-hour);
  const meanwhile = await signInOver(site);
  expect(await read('/api/personas/1', before)).toBe(200);
  expect(await read('/api/personas/1', meanwhile)).toBe(200);

  clock.move(0);
  expect(await read('/api/personas/1', before)).toBe(200);
  expect(await read('/api/personas/1', meanwhile)).toBe(200);
});

test('what is written while the clock is set back stays, each once', async () => {
  const texts = ['antes', 'atrasada', 'después'];
  for (const [index, text] of texts.entries()) {
    clock.move(index === 1 ? -hour : 0);
    expect((await ask(text)).status).toBe(201);
  }

  const headers = await signInOver(site);
  const list = await (await site('/api/contacto/solicitudes', { headers })).json();
  const written = list.content.map((each: { descripcion: string }) => each.descripcion);
  expect(written.filter((text: string) => texts.includes(text)).toSorted()).toEqual(texts);
});

test('nobody is refused for longer than the window of a limit, wherever the clock is', async () => {
  const wrong = () =>
    site('/oauth/token', {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('portal-web:portal-web')}` },
      body: new URLSearchParams({ grant_type: 'password', username: 'nadie', password: 'x' }),
    });
  for (const moved of [0, -hour, 0]) {
    clock.move(moved);
    let answer = await wrong();
    for (let count = 0; count < 25 && answer.status !== 429; count += 1) answer = await wrong();

    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(900);
  }
});
