import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { paths } from '@portal/kit/routing/paths';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { freePort } from '../../api/testing/free-port';
import { endProcess } from '../../api/testing/own-process';
import { applyOver, signInOver, siteAt } from '../../api/testing/remote-visitor';
import { sampleCv } from '../../api/testing/visitor';
import { stop, untilSaid } from '../dist/testing/own-tree';

// Runs with the Node of TEST_NODE. The releases and the production tree are made before.

jest.setTimeout(120_000);

const { TEST_NODE: node = process.execPath, TEST_RELEASES, TEST_TREE = '' } = process.env;

const ways = [
  {
    what: 'from its sources',
    program: resolve('scripts/start.mjs'),
    settings: { RELEASES_DIR: TEST_RELEASES },
  },
  { what: 'from the production tree', program: join(TEST_TREE, 'programs/start.mjs') },
];

test('the Node is the one that was asked for', () => {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });

  expect(stdout.trim()).toBe(`v${process.env['TEST_NODE_VERSION']}`);
});

describe.each(ways)('the site that starts $what', ({ program, settings }) => {
  let site: ChildProcess;
  let url: string;

  beforeAll(async () => {
    const port = String(await freePort());
    const { PATH, HOME } = process.env;
    site = spawn(node, [program], {
      env: { PATH, HOME, PORT: port, DATA_DIR: temporaryFolder(), DEMO_DATA: '1', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await untilSaid(site, /Listo en/);
    url = `http://localhost:${port}`;
  });
  // Its child processes end with it.
  afterAll(() => endProcess(site, 'SIGKILL'));

  test('has pages with the offers of its demo data', async () => {
    const home = await fetch(`${url}${paths.home}`);
    const offers = await fetch(`${url}${paths.offers}`);

    expect(home.status).toBe(200);
    expect(await home.text()).toMatch(/<h1/);
    expect(await offers.text()).toContain('Full Stack Java y React');
  });

  test('takes an application with its CV, which staff who sign in download', async () => {
    const { cvName } = await applyOver(siteAt(url), { email: 'ana@correo.example.org' });
    const headers = await signInOver(siteAt(url));
    const file = await fetch(`${url}/api/descargar-cv/${cvName}`, { headers });

    expect(Buffer.from(await file.arrayBuffer()).equals(sampleCv)).toBe(true);
  });

  test('ends in order', async () => {
    expect(await stop(site)).toBe(0);
  });
});
