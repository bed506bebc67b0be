import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { readRegistry, registryFile } from '@portal/releases/registry';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import {
  liveIn,
  ofSources,
  ofTeams,
  releasesWith,
  startAndKill,
  startSite,
} from './testing/own-start';
import { isHeld, ownPlace, runByNpm } from './testing/run-by-npm';

/** Returns output and exit code. */
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
    // Writing to this device fails as on a full disk.
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
  // Settings of the API, which starts later, are checked as well.
  ['SMTP_URL', 'correo', 'SMTP_URL debe ser una dirección como smtp://usuario:clave@servidor:587.'],
])('nonsense for %s is told in one sentence', (setting, value, sentence) => {
  expect(start({ PORT: '8099', [setting]: value })).toEqual({ text: sentence, status: 1 });
});

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
      'Ningún servidor responde en 127.0.0.1:1; revisa la dirección de DATABASE_URL y que PostgreSQL esté en marcha y escuche ahí (listen_addresses y port).',
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

test('when the site dies it is started again, and everything answers as before', async () => {
  const { told, complaint, status, isAnother, origin } =
    await startAndKill('shell/server/server.ts');

  expect({ complaint, status, isAnother }).toEqual({
    complaint: 'El sitio se detuvo; se inicia de nuevo.',
    status: 0,
    isAnother: true,
  });
  // There are no accounts yet.
  expect(told).toMatch(new RegExp(`${origin}/cuenta/clave#[\\w-]{32}\\n`));
});

describe('the end', () => {
  const environment = { DEMO_DATA: '0' };

  test('on Ctrl+C, which every process of the terminal gets, is a success without a word', async () => {
    const { complaint, status } = await startSite(releasesWith(ofSources), {
      environment,
      onReady: (child) => process.kill(-(child.pid ?? 0), 'SIGINT'),
    });

    expect({ complaint, status }).toEqual({ complaint: '', status: 0 });
  });
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'after %s to npm nothing is left, and the next start works',
  async (signal) => {
    const place = await ownPlace();
    const run = runByNpm('start', place);
    await run.untilReady();
    const untilAllEnded = run.endOfAll();

    process.kill(run.numbers().npm, signal);
    await untilAllEnded();

    expect(isHeld(place)).toBe(false);
    const next = runByNpm('start', place);
    await next.untilReady();
    const untilNextEnded = next.endOfAll();
    process.kill(next.numbers().node, 'SIGTERM');
    await untilNextEnded();
  },
);
