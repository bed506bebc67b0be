import { readConfig } from '../../start/config';
import { applyOver, signInOver, siteAt } from '../../../testing/remote-visitor';
import { killServer, startServer, type ServerProcess } from '../../../testing/server-process';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';

jest.setTimeout(60_000);

const email = 'reservada.gomez@correo.example.org';

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer({
    ...database.environment,
    METRICS_PORT: '0',
    LOG_LEVEL: 'trace',
    LIMIT_FACTOR: '1000',
  });
  await applyOver(siteAt(server.address), { email });
  await fetch(`${server.address}/api/aplicantes/correo/no-es-un-correo-${email}%00/1`);
  await fetch(`${server.address}/no/hay/nada/${email}?correo=${email}`);
});
afterAll(async () => {
  await killServer(server);
  await database.remove();
});

const figures = async () => (await fetch(server.metrics)).text();

test('requests are counted by the pattern of their route', async () => {
  const text = await figures();

  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/aplicantes/correo/:email/:offerId",status="200"} 1',
  );
  expect(text).toContain(
    'http_request_duration_seconds_count{method="POST",route="/api/aplicantes-ofertas/upload-curriculum",status="201"} 1',
  );
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{.*route="unknown",status="404"\} 1$/m,
  );
});

test('the process, its database connections and its hearing of changes are told', async () => {
  const text = await figures();

  expect(text).toMatch(/^process_cpu_seconds_total \d/m);
  expect(text).toMatch(/^database_connections\{kind="idle"\} [1-9]/m);
  expect(text).toContain('change_listener_up 1');
});

test('sign-ins, refusals and faults are counted', async () => {
  await signInOver(siteAt(server.address));
  await fetch(`${server.address}/api/resumen`);

  const text = await figures();
  expect(text).toContain('security_events_total{event="sign-in",outcome="ok"} 1');
  expect(text).toContain('security_events_total{event="access",outcome="no-token"} 1');
  expect(text).toMatch(/^security_events_total\{event="input",outcome="400"\} [1-9]/m);
});

test('neither the figures nor the log name the person who applied', async () => {
  const log = server.output();

  expect(log).toContain('/api/aplicantes/correo/:email/:offerId');
  for (const text of [log, await figures()]) {
    expect(text).not.toContain('reservada');
    expect(text).not.toContain('Tormenta');
  }
});

test('the API itself has no figures to read', async () => {
  expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
});

test('there are none unless a port is given', () => {
  expect(readConfig({}).metrics).toBeUndefined();
});
