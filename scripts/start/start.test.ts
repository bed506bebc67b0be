import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { readRegistry, registryFile } from '@portal/releases/registry';
import {
  notFoundRoute,
  sampleRoute,
  temporaryFolder,
  writeRelease,
} from '@portal/releases/testing/sample-releases';
import { freePort } from '../../api/testing/free-port';
import { findApplications } from '../applications';
import { releaseId } from '../release/release-id';

/** Runs `npm start`'s script as a person would, and gives what it says and its exit code. */
function start(environment: Record<string, string>) {
  const { stderr, status } = spawnSync('node', ['scripts/start.mjs'], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  return { text: stderr.trim(), status };
}

test('a taken port is told in one sentence', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;

  expect(start({ PORT: String(port) })).toEqual({
    text: `El puerto ${port} ya está en uso; elige otro con PORT.`,
    status: 1,
  });
  other.close();
});

test.each(['/dev/null/datos', '/proc/datos'])(
  'the folder %s, which cannot be written, is told in one sentence',
  (folder) => {
    expect(start({ PORT: '8099', DATA_DIR: folder })).toEqual({
      text: `No se puede escribir en ${folder}; elige otra carpeta con DATA_DIR.`,
      status: 1,
    });
  },
);

test.each(['DATA_DIR', 'RELEASES_DIR'])(
  'a full disk below %s is told in one sentence',
  (variable) => {
    const folder = temporaryFolder();
    // What is written into this device meets a full disk.
    symlinkSync('/dev/full', join(folder, '.probe'));

    expect(start({ PORT: '8099', DATA_DIR: temporaryFolder(), [variable]: folder })).toEqual({
      text: `El disco de ${folder} está lleno; libera espacio o elige otra carpeta con ${variable}.`,
      status: 1,
    });
  },
);

test('a damaged registry is told in one sentence that says how to recover it', () => {
  const folder = releasesWith(ofSources);
  writeFileSync(join(folder, registryFile), '{ "schema": 1, "rev');

  expect(start({ PORT: '8099', RELEASES_DIR: folder })).toEqual({
    text: `El registro de versiones ${join(folder, 'registry.json')} está dañado; reemplázalo por el último archivo de ${join(folder, 'registry')}.`,
    status: 1,
  });
});

test('a port that is none is told in one sentence', () => {
  expect(start({ PORT: 'ochenta' })).toEqual({
    text: 'PORT debe ser un puerto entre 1 y 65535, no «ochenta».',
    status: 1,
  });
});

test.each([
  [
    'TRUST_PROXY',
    'todos',
    'TRUST_PROXY debe ser un número de proxies o una lista de direcciones o redes separadas por comas, no «todos».',
  ],
  [
    'PUBLIC_URL',
    'puente',
    'PUBLIC_URL debe ser una o más direcciones como https://ejemplo.org, separadas por comas, no «puente».',
  ],
  ['LIMIT_FACTOR', 'mucho', 'LIMIT_FACTOR debe ser un número entero desde 1, no «mucho».'],
  [
    'API_URL',
    'mi servidor',
    'API_URL debe ser una dirección como https://api.ejemplo.org, no «mi servidor».',
  ],
  [
    'API_URL',
    'https://ejemplo.org/api',
    'API_URL debe ser una dirección como https://api.ejemplo.org, no «https://ejemplo.org/api».',
  ],
  ['HOST', 'no hay', 'HOST debe ser un nombre o una dirección de esta máquina, no «no hay».'],
  // A setting of the API, which starts later.
  ['SMTP_URL', 'correo', 'SMTP_URL debe ser una dirección como smtp://usuario:clave@servidor:587.'],
])('nonsense for %s is told in one sentence', (setting, value, sentence) => {
  expect(start({ PORT: '8099', [setting]: value })).toEqual({ text: sentence, status: 1 });
});

/** Stands for the shell's renderer: every page is the same. */
const renderer = `process.on('message', ({ ticket }) => process.send({ kind: 'page', ticket, page: {
  head: '', body: '<div id="site"></div>', styles: [], data: {}, reads: [],
} }));`;

const ids = (idOf: (name: string) => string) =>
  Object.fromEntries(findApplications().map(({ name }) => [name, idOf(name)]));

/** What the sources make; it is written beforehand, as building takes a minute. */
const ofSources = Object.fromEntries(findApplications().map((one) => [one.name, releaseId(one)]));
const ofTeams = ids((name) => `${name.replace('-', '')}1`);

/** A folder of releases of every application, some of them live. */
function releasesWith(live: Record<string, string>) {
  const folder = temporaryFolder();
  for (const [name, id] of [...Object.entries(ofSources), ...Object.entries(ofTeams)]) {
    writeRelease(folder, {
      name,
      id,
      ...(name === 'shell' && {
        routes: [sampleRoute, notFoundRoute],
        contents: { 'node/main.cjs': renderer },
      }),
    });
  }
  const applications = Object.fromEntries(
    Object.entries(live).map(([name, id]) => [name, { live: id, published: [id] }]),
  );
  const registry = JSON.stringify({ schema: 1, revision: 7, applications });
  if (Object.keys(live).length > 0) writeFileSync(join(folder, registryFile), registry);
  return folder;
}

const liveIn = async (folder: string) =>
  Object.fromEntries(
    Object.entries((await readRegistry(folder)).applications).map(([name, { live }]) => [
      name,
      live,
    ]),
  );

/** Starts a site of its own; tells what became of it once all of its processes have ended. */
async function startSite(releasesFolder: string, options: StartOptions = {}) {
  const { args = [], environment = {}, onReady = (child) => child.kill('SIGTERM') } = options;
  const child = spawn('node', ['scripts/start.mjs', ...args], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: temporaryFolder(),
      RELEASES_DIR: releasesFolder,
      ...environment,
    },
    // A group of its own, as a terminal gives it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (part) => {
    if (String(part).includes('Listo')) onReady(child);
  });
  // Its output closes once the last process that holds it has ended.
  const [told, complaint, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { told, complaint: complaint.trim(), status };
}

type StartOptions = {
  args?: readonly string[];
  environment?: Record<string, string>;
  onReady?: (child: ChildProcess) => unknown;
};

jest.setTimeout(60_000);

const withoutApi = { API_URL: 'http://127.0.0.1:1' };

describe('what is live', () => {
  test('stays as it is, and one sentence says which sources differ', async () => {
    const folder = releasesWith({ ...ofTeams, 'mf-public': ofSources['mf-public'] ?? '' });
    const before = await readRegistry(folder);

    const { told, status } = await startSite(folder, { environment: withoutApi });

    expect(status).toBe(0);
    expect(await readRegistry(folder)).toEqual(before);
    expect(told).toContain(
      'Las fuentes de shell, mf-backoffice y mf-offers difieren de lo que está en vivo; para publicarlas: npm start -- --publish',
    );
  });

  test('is not spoken of when it is what the sources make', async () => {
    const { told } = await startSite(releasesWith(ofSources), { environment: withoutApi });

    expect(told).not.toContain('difieren');
  });

  test('gives way to the sources where that is asked for', async () => {
    const folder = releasesWith(ofTeams);

    const { status } = await startSite(folder, { args: ['--publish'], environment: withoutApi });

    expect(status).toBe(0);
    expect(await liveIn(folder)).toEqual(ofSources);
  });

  test('is completed by the applications that have nothing live', async () => {
    const { 'mf-offers': _none, ...others } = ofTeams;
    const folder = releasesWith(others);

    await startSite(folder, { environment: withoutApi });

    expect(await liveIn(folder)).toEqual({ ...others, 'mf-offers': ofSources['mf-offers'] });
  });

  test('stays as it is when the start fails, even where publishing is asked for', async () => {
    const folder = releasesWith(ofTeams);
    const { complaint, status } = await startSite(folder, {
      args: ['--publish'],
      environment: { DATABASE_URL: 'postgres://127.0.0.1:1/nada' },
    });

    expect(complaint).toBe(
      'No se pudo conectar con la base de datos de DATABASE_URL; revisa la dirección y que el servidor esté en marcha.',
    );
    expect(status).toBe(1);
    expect(await liveIn(folder)).toEqual(ofTeams);
  });
});

test('an option that is none is told in one sentence', async () => {
  const { complaint, status } = await startSite(releasesWith(ofSources), { args: ['--publicar'] });

  expect(complaint).toBe('npm start solo conoce la opción --publish, no «--publicar».');
  expect(status).toBe(1);
});

/** The process that another started to run a file. */
function childThatRuns(file: string, parent = 0) {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim();
  const found = children
    .split(' ')
    .find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(file));
  return Number(found);
}

test.each([
  ['scripts/start/run-api.ts', 'La API'],
  ['shell/server/server.ts', 'El sitio'],
])('when %s dies it is started again, and everything answers as before', async (file, part) => {
  const PORT = String(await freePort());
  const origin = `http://localhost:${PORT}`;
  const { told, complaint, status } = await startSite(releasesWith(ofSources), {
    environment: { PORT, DEMO_DATA: '0' },
    async onReady(child) {
      const before = childThatRuns(file, child.pid);
      process.kill(before, 'SIGKILL');
      await untilAnswers(`${origin}/api/ofertas`);
      await untilAnswers(origin);
      expect(childThatRuns(file, child.pid)).not.toBe(before);
      child.kill('SIGTERM');
    },
  });

  expect(complaint).toBe(`${part} se detuvo; se inicia de nuevo.`);
  expect(status).toBe(0);
  // Nobody has an account yet.
  expect(told).toMatch(new RegExp(`${origin}/cuenta/clave#[\\w-]{32}\\n`));
});

async function untilAnswers(url: string) {
  const isAnswered = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isAnswered())) await wait(50);
}

describe('the end', () => {
  const environment = { DEMO_DATA: '0' };

  test('on Ctrl+C, which every process of the terminal gets, is a success without a word', async () => {
    const { complaint, status } = await startSite(releasesWith(ofSources), {
      environment,
      onReady: (child) => process.kill(-(child.pid ?? 0), 'SIGINT'),
    });

    expect({ complaint, status }).toEqual({ complaint: '', status: 0 });
  });

  test('does not wait for a part that does not end', async () => {
    let begun = 0;
    const { status } = await startSite(releasesWith(ofSources), {
      environment,
      onReady: (child) => {
        begun = Date.now();
        process.kill(childThatRuns('scripts/start/run-api.ts', child.pid), 'SIGSTOP');
        child.kill('SIGTERM');
      },
    });

    expect(status).toBe(1);
    expect(Date.now() - begun).toBeLessThan(20_000);
  });
});
