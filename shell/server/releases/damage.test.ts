import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskEvents } from '../testing/disk-events';
import { createSampleSite, writeSampleReleases } from '../testing/sample-site';

let folder: string;
let site: Awaited<ReturnType<typeof createSampleSite>> | undefined;
let log: string;

beforeEach(() => {
  folder = writeSampleReleases();
  log = '';
  site = undefined;
});

afterEach(async () => {
  await site?.close();
  jest.restoreAllMocks();
});

const start = async () =>
  (site = await createSampleSite({
    releasesFolder: folder,
    logLevel: 'error',
    logStream: { write: (line) => void (log += line) },
  }));

async function open(url = '/pagina-principal') {
  const answer = await site?.inject({ url, headers: { host: 'example.org' } });
  return { status: answer?.statusCode, body: answer?.body ?? '' };
}

const shellOf = (body: string) => /\/releases\/shell\/(\w+)\/main\.js/.exec(body)?.[1];

const channel = (live: string, previous?: string) => ({
  live,
  ...(previous && { previous }),
  published: [live],
});

function writeRegistry(file: string, shell = channel('s1', 's2')) {
  const applications = { shell, 'mf-public': channel('p1'), 'mf-offers': channel('o1') };
  mkdirSync(join(folder, 'registry'), { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify({ schema: 1, revision: 7, applications }));
}

/** Its id points outside the release folder. */
const leading = JSON.stringify({
  schema: 1,
  revision: 8,
  applications: { shell: channel('../../s1') },
});

const damaged = ['{"schema":1,"revi', '', 'null', '<html>', leading];

test.each(damaged)(
  'a registry damaged to «%s» is replaced by its latest revision',
  async (text) => {
    writeRegistry('registry/000006.json', channel('s1'));
    writeRegistry('registry/000007.json', channel('s2'));
    writeFileSync(join(folder, 'registry/000008.json'), '{');
    writeFileSync(join(folder, 'registry.json'), text);
    await start();

    const { status, body } = await open();
    expect(status).toBe(200);
    expect(shellOf(body)).toBe('s2');
    expect(log).toContain('The registry is damaged');
  },
);

test('so is one that is missing', async () => {
  writeRegistry('registry/000007.json');
  rmSync(join(folder, 'registry.json'));
  await start();

  expect((await open()).status).toBe(200);
});

test('a registry that is damaged while the site runs leaves it as it is', async () => {
  await start();
  expect((await open()).status).toBe(200);

  writeFileSync(join(folder, 'registry.json'), '{');
  await diskEvents();
  expect((await open()).status).toBe(200);
  expect(log).toContain('The registry is damaged');
  rmSync(join(folder, 'registry.json'));
  await diskEvents();
  expect((await open()).status).toBe(200);
  expect(log).toContain('It is gone.');
});

test.each(['release.json', 'main.js', '.'])(
  'without %s of the live shell the one before it takes over, until it is back',
  async (file) => {
    writeRegistry('registry.json');
    const lost = join(folder, 'shell/s1', file);
    const kept = join(folder, 'lost');
    renameSync(lost, kept);
    await start();

    const { status, body } = await open();
    expect(status).toBe(200);
    expect(shellOf(body)).toBe('s2');
    expect(log).toContain('shell/s1');

    renameSync(kept, lost);
    const later = performance.now() + 1001;
    jest.spyOn(performance, 'now').mockImplementation(() => later);
    expect(shellOf((await open()).body)).toBe('s1');
  },
);

test('without any shell the page says in Spanish that it is not available, and names no file', async () => {
  rmSync(join(folder, 'shell'), { recursive: true });
  await start();

  const { status, body } = await open();
  expect(status).toBe(503);
  expect(body).toContain('Esta página no está disponible por ahora');
  expect(body).not.toContain(folder);
});
