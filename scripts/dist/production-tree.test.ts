import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@portal/kit/routing/paths';
import { listFiles } from '@portal/server/list-files';
import { startAwsServer } from '@portal/server/testing/aws-s3-server';
import { freePort } from '../../api/testing/free-port';
import { applyOver, signInOver, siteAt } from '../../api/testing/remote-visitor';
import { sampleCv } from '../../api/testing/visitor';
import { repositoryFolder } from '../applications';
import { noticesName, ownLicense } from '../licenses/own-license';
import { readPackageFile } from '../sdk/package-files';
import { installedPackages } from './program-options';
import { parseLockFile } from './lock-file';
import { OwnTree, stop, untilSaid } from './testing/own-tree';

jest.setTimeout(300_000);

let tree: OwnTree;
let untouched: readonly string[];
beforeAll(() => {
  tree = new OwnTree();
  untouched = tree.snapshot();
});
afterEach(() => tree.endAll());
afterAll(() => tree.remove());

const read = (file: string) => readFileSync(join(tree.folder, file), 'utf8');
const readInstalled = () =>
  Object.keys(parseLockFile(read('package-lock.json'))).filter(
    (place) => place !== '' && existsSync(join(tree.folder, place)),
  );

test('making it tells how many packages there are, and what all weighs', () => {
  const places = readInstalled();

  expect(places.length).toBeGreaterThan(installedPackages.length);
  expect(tree.told).toMatch(new RegExp(`paquetes +${places.length} +\\d+,\\d MB`));
  expect(tree.told).toMatch(/programas +\d+ +\d+,\d MB/);
  expect(tree.told).toMatch(/versiones +4 +\d+,\d MB/);
  expect(tree.told).toMatch(/en total +\d+,\d MB/);
});

test('its packages are those that npm would install, and none that builds or is part of the programs is among them', () => {
  const { status, stderr } = spawnSync('npm', ['ls', '--all', '--omit=dev'], {
    cwd: tree.folder,
    encoding: 'utf8',
  });

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(Object.keys(readPackageFile(tree.folder).dependencies ?? {})).toEqual(installedPackages);
  const names = readInstalled().map((place) => place.split('node_modules/').at(-1));
  expect(names).toEqual(expect.arrayContaining(['pino', 'sharp', '@electric-sql/pglite']));
  for (const bundled of ['fastify', 'kysely', 'react']) expect(names).not.toContain(bundled);
  for (const tool of ['typescript', 'webpack', 'tsx', 'esbuild', 'jest', '@swc/core']) {
    expect(names).not.toContain(tool);
  }
});

test('it comes with its licence and those of all that is in it', async () => {
  const notices = read(noticesName);

  expect(read(ownLicense)).toMatch(/^MIT License\n/);
  expect(notices).toMatch(/^Avisos de terceros\n/);
  // One licence each of a bundled package, of a package beside the programs, and of packages in the
  // pages.
  for (const [name, license] of [
    ['fastify', 'MIT'],
    ['sharp', 'Apache-2.0'],
    ['react-dom', 'MIT'],
    ['@fontsource-variable/figtree', 'OFL-1.1'],
    ['@fortawesome/free-brands-svg-icons', '(CC-BY-4.0 AND MIT)'],
  ] as const) {
    const part = notices.split(/^-{72}$/m).find((one) => one.includes(`\n${name} `));
    expect(part).toContain(`Licencia: ${license}\n`);
  }
  expect(notices).not.toContain(repositoryFolder);
});

test('its programs know nothing of the project that they come from', () => {
  const programs = listFiles(join(tree.folder, 'programs'));

  expect(programs.filter((file) => !file.endsWith('.mjs'))).toEqual([]);
  const strange = programs.filter((file) => read(`programs/${file}`).includes(repositoryFolder));
  expect(strange).toEqual([]);
});

const empty = (name: string) => ({
  DATA_DIR: tree.ownFolder(name),
  CACHE_DIR: tree.ownFolder('cache'),
});
const demo = (name: string) => ({ ...empty(name), DEMO_DATA: '1' });

describe('with an embedded database', () => {
  test('it renders pages, and keeps over a restart who applied with which file', async () => {
    const settings = demo('data');
    const first = await tree.start(settings);
    const page = await fetch(`${first.url}${paths.home}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toMatch(/<h1/);
    const offers = await fetch(`${first.url}${paths.offers}`);
    expect(await offers.text()).toContain('Full Stack Java y React');
    const image = await fetch(`${first.url}/favicon.svg`);
    expect(image.status).toBe(200);
    const { cvName } = await applyOver(siteAt(first.url), { email: 'ana@correo.example.org' });
    expect(await first.stop()).toBe(0);

    const second = await tree.start(settings);
    expect(second.said).not.toContain('se copian');
    const headers = await signInOver(siteAt(second.url));
    const file = await fetch(`${second.url}/api/descargar-cv/${cvName}`, { headers });
    expect(Buffer.from(await file.arrayBuffer()).equals(sampleCv)).toBe(true);
    expect(await second.stop()).toBe(0);
    expect(tree.snapshot()).toEqual(untouched);
  });

  test('without demo data nobody has an account until who starts it makes one', async () => {
    const settings = empty('new');
    const site = await tree.start(settings);
    expect(site.said).not.toContain('Puente2026');
    expect(await site.stop()).toBe(0);

    const made = await tree.run(
      'user.mjs',
      'create --name Anahí --surname Rojas --email ana@puente.example.org --role admin'.split(' '),
      settings,
    );
    expect(made).toEqual({ said: expect.stringContaining('http://localhost:8080/'), status: 0 });
    const list = await tree.run('user.mjs', ['list'], settings);
    expect(list).toEqual({ said: expect.stringContaining('Anahí Rojas'), status: 0 });

    const token = /\/cuenta\/clave#(\S+)/.exec(made.said)?.[1];
    const again = await tree.start(settings);
    const activate = async (clave: string) => {
      const body = JSON.stringify({ token, usuario: 'anahi', clave });
      const headers = { 'content-type': 'application/json' };
      const request = { method: 'POST', headers, body };
      return (await fetch(`${again.url}/api/cuenta/activar`, request)).status;
    };
    expect(await activate('puentepuente')).toBe(400);
    expect(await activate('nueve liebres corren')).toBe(200);
    expect(await again.stop()).toBe(0);
  });

  test('a backup of it is restored where there is nothing yet', async () => {
    const folder = join(tree.ownFolder('backups'), 'monday');
    const saved = await tree.run('backup.mjs', ['backup', folder], demo('data'));
    expect(saved).toEqual({ said: expect.stringMatching(/^Respaldo en /), status: 0 });

    const restored = await tree.run('backup.mjs', ['restore', folder], demo('restored'));

    expect(restored).toEqual({ said: expect.stringMatching(/^Restaurado de /), status: 0 });
  });
});

test('its parts run alone, and one asks whether they are well', async () => {
  const [API_PORT, PORT] = [String(await freePort()), String(await freePort())];
  const settings = { ...demo('data'), API_PORT, PORT };
  const api = tree.begin('api.mjs', [], settings);
  await untilSaid(api, /"ready":true/);
  const site = tree.begin('site.mjs', [], { ...settings, API_URL: `http://127.0.0.1:${API_PORT}` });
  while ((await tree.run('health.mjs', [], settings)).status !== 0) {
    expect(site.exitCode).toBeNull();
  }
  const page = await fetch(`http://localhost:${PORT}${paths.home}`);
  expect(page.status).toBe(200);

  expect(await stop(api)).toBe(0);
  const ill = await tree.run('health.mjs', [], settings);
  expect(ill).toEqual({ said: expect.stringContaining('/health/ready'), status: 1 });
  expect(await stop(site)).toBe(0);
});

test('its store of releases is looked after without the sources', async () => {
  const settings = demo('data');
  const [id = ''] = readdirSync(join(tree.folder, 'releases', 'mf-offers'));

  const shown = await tree.run('release.mjs', ['status'], settings);
  expect(shown).toEqual({ said: expect.stringContaining(id), status: 0 });
  const again = await tree.run('release.mjs', ['publish', 'mf-offers'], settings);
  expect(again).toEqual({ said: expect.stringContaining('Ya estaba en vivo'), status: 0 });
  // The store is a writable copy of a read-only folder.
  const off = await tree.run('release.mjs', ['disable', 'mf-offers', '-m', 'Ya vuelve'], settings);
  expect(off).toEqual({ said: expect.stringContaining('mf-offers'), status: 0 });
  const on = await tree.run('release.mjs', ['enable', 'mf-offers'], settings);
  expect(on).toEqual({ said: expect.stringContaining('mf-offers'), status: 0 });
  const built = await tree.run('release.mjs', ['publish', 'mf-offers', '--from', '.'], settings);
  expect(built).toEqual({
    said: '--from necesita las fuentes del proyecto; aquí no se construye.\n',
    status: 1,
  });
});

test('into an empty bucket it publishes what it came with, and another machine has it from there', async () => {
  const server = await startAwsServer();
  const { url, region, accessKey, secretKey } = server.settings;
  const settingsOf = (machine: string) => ({
    ...demo(machine),
    RELEASES_S3_URL: url,
    RELEASES_S3_REGION: region,
    RELEASES_S3_ACCESS_KEY: accessKey,
    RELEASES_S3_SECRET_KEY: secretKey,
  });
  const visit = async (machine: string) => {
    const site = await tree.start(settingsOf(machine));
    const page = await fetch(`${site.url}${paths.home}`);
    expect(await site.stop()).toBe(0);
    return { status: page.status, said: site.said };
  };

  expect(await visit('one')).toMatchObject({ status: 200 });
  expect([...server.objects.keys()]).toContain('registry/000001.json');
  const other = await visit('two');
  expect(other).toEqual({ status: 200, said: expect.not.stringContaining('se copian') });
  server.faults.isAway = true;
  expect(await visit('two')).toMatchObject({ status: 200 });
  server.stop();
});
