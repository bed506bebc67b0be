import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf } from '../integrity';
import type { Release } from '../release';

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'portal-'));

type Sample = Pick<Release, 'name' | 'id'> &
  Partial<Release> & { contents?: Record<string, string> };

/** Writes a release for tests, with valid hashes of its files. */
export function writeRelease(releasesFolder: string, { contents = {}, ...sample }: Sample) {
  const entry = sample.name === 'shell' ? 'main.js' : 'remoteEntry.js';
  const files = Object.entries({ [entry]: `/* ${sample.name} ${sample.id} */`, ...contents });
  const release: Release = {
    schema: 1,
    version: '1.0.0',
    entry,
    files: Object.fromEntries(files.map(([file, text]) => [file, measure(text)])),
    pages: {},
    shares: {},
    routes: [],
    requires: {},
    provides: {},
    ...sample,
  };
  const folder = join(releasesFolder, sample.name, sample.id);
  for (const [file, text] of [...files, ['release.json', JSON.stringify(release)] as const]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return release;
}

const measure = (text: string) => ({
  bytes: Buffer.byteLength(text),
  integrity: integrityOf(text),
});

export const sampleRoute = {
  path: '/pagina-principal',
  title: 'Inicio',
  page: 'home/home-page',
  access: 'public',
  render: 'server',
} as const;

export const notFoundRoute = {
  indexed: false,
  ...sampleRoute,
  path: '*',
  page: 'not-found/not-found-page',
} as const;
