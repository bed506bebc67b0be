import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../src/start/config';
import { seedInto } from './seed-into';

const cache = readConfig(process.env).cacheDirectory;
const sources = fileURLToPath(new URL('../src', import.meta.url));
/** What the demo's database is made of. */
const ingredients = [
  'platform/database',
  'start/migrations',
  'start/demo',
  'people/accounts/passwords/passwords.ts',
];

/** A data directory of its own with the demo in it, copied from one that is made once; or with the files alone. */
export async function makeSeededDirectory({ isFilesOnly = false } = {}): Promise<string> {
  const template = await seededTemplate();
  const directory = mkdtempSync(join(tmpdir(), 'api-'));
  const folders = isFilesOnly ? ['files'] : readdirSync(template);
  for (const folder of folders) {
    cpSync(join(template, folder), join(directory, folder), { recursive: true });
  }
  return directory;
}

/** What the others are copied from. */
export async function seededTemplate(): Promise<string> {
  const template = join(cache, `demo-data-${seedFingerprint()}`);
  if (!existsSync(template)) await makeTemplate(template);
  return template;
}

/** Test files run side by side; the first to finish wins. */
async function makeTemplate(template: string) {
  const unfinished = `${template}.${randomUUID()}`;
  mkdirSync(unfinished, { recursive: true });
  await seedInto({ DATA_DIR: unfinished });
  try {
    renameSync(unfinished, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
    rmSync(unfinished, { recursive: true });
  }
}

/** Of the demo as it would be made now. */
export function seedFingerprint() {
  const hash = createHash('sha256');
  for (const path of ingredients.flatMap(filesOf)) hash.update(readFileSync(path));
  // The dates of the demo count back from the day it is made.
  return hash.update(new Date().toISOString().slice(0, 10)).digest('hex').slice(0, 16);
}

const filesOf = (path: string): string[] => {
  const full = join(sources, path);
  if (path.endsWith('.ts')) return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
};
