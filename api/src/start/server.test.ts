import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readConfig } from './config';
import { openDatabase } from '../platform/database/database';
import { migrate } from './migrations/migrate';
import { registerOver, siteAt, uploadForm } from '../../testing/remote-visitor';
import { killServer, startServer, type ServerProcess } from '../../testing/server-process';
import { until } from '../../testing/until';

jest.setTimeout(120_000);

let directory: string;
const servers: ServerProcess[] = [];

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'server-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) await killServer(server);
});
afterAll(() => rmSync(directory, { recursive: true }));

async function start(environment: Record<string, string> = {}) {
  const server = await startServer({ DATA_DIR: directory, ...environment });
  servers.push(server);
  return server;
}

const send = (address: string) =>
  fetch(`${address}/api/contacto`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      nombre: 'Ana',
      email: 'ana@correo.example.org',
      celular: '1',
      descripcion: 'Hola',
    }),
  });

const login = (address: string) =>
  fetch(`${address}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('portal-web:portal-web')}` },
    body: new URLSearchParams({
      grant_type: 'password',
      username: 'admin',
      password: 'Puente2026',
    }),
  });

test('a server without any account says where the first is made, and one with accounts does not', async () => {
  const empty = mkdtempSync(join(directory, 'first-'));
  const server = await start({ DATA_DIR: empty });
  expect(server.output()).toMatch(/"firstLink":"\/cuenta\/clave#[\w-]{32}"/);

  const demo = await start({ DATA_DIR: mkdtempSync(join(directory, 'demo-')), DEMO_DATA: '1' });
  expect(demo.output()).not.toContain('firstLink');
});

test('a new server answers, has no demo data unless told, and stops on SIGTERM', async () => {
  const server = await start();

  expect(await (await fetch(`${server.address}/health/ready`)).json()).toEqual({ status: 'ok' });
  expect(await (await fetch(`${server.address}/api/ofertas`)).json()).toEqual([]);
  expect((await login(server.address)).status).toBe(400);
  server.child.kill('SIGTERM');
  expect(await server.exited).toEqual([0, null]);
});

test('told to stop, it turns readiness off, answers on for a while, and finishes the upload under way', async () => {
  const server = await start({ DEMO_DATA: '1', STOP_DELAY: '1' });
  const upload = await beginUpload(server.address);

  server.child.kill('SIGTERM');
  await until(async () => (await fetch(`${server.address}/health/ready`)).status === 503);
  expect((await fetch(`${server.address}/health/live`)).status).toBe(200);
  expect((await fetch(`${server.address}/api/ofertas`)).status).toBe(200);
  await until(() => isRefused(server.address));
  const answer = await upload.finish();

  expect(answer.statusCode).toBe(201);
  expect(await server.exited).toEqual([0, null]);
  expect(readdirSync(join(directory, 'files/cv'))).toContain(answer.cvName);
});

async function beginUpload(address: string) {
  const email = 'lenta@correo.example.org';
  const { applicantId, headers } = await registerOver(siteAt(address), { email });
  const body = new Response(uploadForm(applicantId));
  const type = body.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await body.arrayBuffer());
  const half = Math.floor(bytes.length / 2);
  const call = request(`${address}/api/aplicantes-ofertas/upload-curriculum`, {
    method: 'POST',
    headers: { ...headers, 'content-type': type, 'content-length': bytes.length },
  });
  const answered = once(call, 'response');
  call.write(bytes.subarray(0, half));

  return {
    async finish() {
      call.end(bytes.subarray(half));
      const [answer] = (await answered) as [IncomingMessage];
      const saved = JSON.parse(await text(answer));
      return {
        statusCode: answer.statusCode,
        cvName: saved.aplicanteOferta?.path_curriculum as string,
      };
    },
  };
}

const isRefused = (address: string) =>
  fetch(address).then(
    () => false,
    () => true,
  );

test('what was acknowledged survives SIGKILL, and the next start takes the directory over', async () => {
  const first = await start({ DEMO_DATA: '1' });
  expect((await send(first.address)).status).toBe(201);
  const token = (await (await login(first.address)).json()).access_token;
  first.child.kill('SIGKILL');
  await first.exited;

  const second = await start({ DEMO_DATA: '1' });
  const headers = { authorization: `Bearer ${token}` };
  const people = await fetch(`${second.address}/api/personas/page/0`, { headers });

  expect(people.status).toBe(200);
  expect((await people.json()).totalPages).toBe(7);
});

test('a directory in use is one sentence and code 1, and nothing is damaged', async () => {
  const first = await start();
  const second = await start();

  expect(await second.exited).toEqual([1, null]);
  expect(second.errors().trim()).toBe(
    `La carpeta de datos «${directory}» está en uso por otro proceso; ciérralo o elige otra con DATA_DIR.`,
  );
  expect((await send(first.address)).status).toBe(201);
});

test('a mail server that cannot be used is one sentence, and the server answers all the same', async () => {
  const server = await start({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await until(() => server.errors() !== '');

  expect(server.errors()).toBe(
    'El servidor de correo de SMTP_URL no contesta; revisa servidor y puerto, y que esté en marcha. Los correos esperan.\n',
  );
  expect((await send(server.address)).status).toBe(201);
});

test('a taken port is one sentence and code 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';

  const server = await start({ API_PORT: port });
  other.close();

  expect(await server.exited).toEqual([1, null]);
  expect(server.errors().trim()).toBe(`El puerto ${port} ya está en uso; elige otro con API_PORT.`);
});

describe('a folder that cannot be used', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'server-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('a database of a later version is one sentence and code 1, and stays as it is', async () => {
    const database = await openDatabase(readConfig({ DATA_DIR: folder }), (reason) => {
      throw new Error(reason);
    });
    await migrate(database.db);
    await database.pool.query(`insert into kysely_migration values ('9999-futuro', '2030')`);
    await database.close();

    const server = await start({ DATA_DIR: folder });

    expect(await server.exited).toEqual([1, null]);
    expect(server.errors().trim()).toBe(
      'La base de datos es de una versión más nueva de este programa; actualízalo o usa otra base de datos.',
    );
  });

  test('an embedded database that lacks parts is one sentence and code 1', async () => {
    mkdirSync(join(folder, 'database'));
    writeFileSync(join(folder, 'database/PG_VERSION'), 'dañado');

    const server = await start({ DATA_DIR: folder });

    expect(await server.exited).toEqual([1, null]);
    expect(server.errors().trim()).toMatch(
      /^La carpeta «.+» no está vacía, pero .+: le faltan base, .+ elige otra carpeta con DATA_DIR\.$/,
    );
  });

  test('a new database that could not be made whole leaves nothing behind', async () => {
    const cache = join(folder, 'cache');
    const [name = ''] = readdirSync('.cache').filter((each) =>
      /^empty-database-[\d.]+$/.test(each),
    );
    mkdirSync(join(cache, name), { recursive: true });
    // Cannot be copied.
    const socket = createServer().listen(join(cache, name, 'tubo'));
    await once(socket, 'listening');

    const server = await start({ DATA_DIR: join(folder, 'data'), CACHE_DIR: cache });

    expect(await server.exited).toEqual([1, null]);
    socket.close();
    expect(readdirSync(join(folder, 'data'))).toEqual([]);
  });

  test('a full disk is one sentence and code 1', async () => {
    symlinkSync('/dev/full', join(folder, '.probe'));

    const server = await start({ DATA_DIR: folder });

    expect(await server.exited).toEqual([1, null]);
    expect(server.errors().trim()).toBe(
      `El disco de ${folder} está lleno; libera espacio o elige otra carpeta con DATA_DIR.`,
    );
  });
});

test.each([
  [{ DATA_DIR: '/dev/null/datos' }, /^No se puede escribir en la carpeta de datos «.+»;.+$/],
  [{ API_PORT: 'abc' }, /^API_PORT debe ser un número entero entre 0 y 65535, no «abc»\.$/],
  [
    { DATABASE_URL: 'postgres://nadie@127.0.0.1:1/nada' },
    /^Ningún servidor responde en 127\.0\.0\.1:1; revisa la dirección de DATABASE_URL .+\.$/,
  ],
  [{ TOKEN_KEY: '{}' }, /^La clave de firma .+ no es un JWK Ed25519 privado\.$/],
])('%j is one sentence and code 1', async (environment, sentence) => {
  const server = await start(environment);

  expect(await server.exited).toEqual([1, null]);
  expect(server.errors().trim()).toMatch(sentence);
});
