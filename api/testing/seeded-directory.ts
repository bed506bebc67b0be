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
import { companyDay } from '@portal/contract/company-day';
import { readConfig } from '../src/start/config';
import { seedInto } from './seed-into';

const cache = readConfig(process.env).cacheDirectory;
const sources = fileURLToPath(new URL('../src', import.meta.url));
/** The sources of the demo's database. A change of them makes another template. */
const ingredients = [
  'platform/database',
  'start/migrations',
  'start/demo',
  'people/accounts/passwords/passwords.ts',
];

/** A new data directory with the demo's database and files, or its files alone. It is copied from the template. */
export async function makeSeededDirectory({ isFilesOnly = false } = {}): Promise<string> {
  const template = await seededTemplate();
  const directory = mkdtempSync(join(tmpdir(), 'api-'));
  const folders = isFilesOnly ? ['files'] : readdirSync(template);
  for (const folder of folders) {
    cpSync(join(template, folder), join(directory, folder), { recursive: true });
  }
  return directory;
}

/** The data directory that the others are copied from. */
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

/** Changes when a demo made now would differ from the template. */
export function seedFingerprint() {
  const hash = createHash('sha256');
  for (const path of ingredients.flatMap(filesOf)) hash.update(readFileSync(path));
  // The dates of the demo count back from the day it is made.
  return hash.update(companyDay()).digest('hex').slice(0, 16);
}

const filesOf = (path: string): string[] => {
  const full = join(sources, path);
  if (path.endsWith('.ts')) return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
};
