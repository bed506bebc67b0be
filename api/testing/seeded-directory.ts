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
/** Sources of the demo's database; a change invalidates the template. */
const ingredients = [
  'platform/database',
  'start/migrations',
  'start/demo',
  'people/accounts/passwords/passwords.ts',
];

/** Copies the template, or only its files. */
export async function makeSeededDirectory({ isFilesOnly = false } = {}): Promise<string> {
  const template = await seededTemplate();
  const directory = mkdtempSync(join(tmpdir(), 'api-'));
  const folders = isFilesOnly ? ['files'] : readdirSync(template);
  for (const folder of folders) {
    cpSync(join(template, folder), join(directory, folder), { recursive: true });
  }
  return directory;
}

/** Creates the template if necessary. */
export async function seededTemplate(): Promise<string> {
  const template = join(cache, `demo-data-${seedFingerprint()}`);
  if (!existsSync(template)) await makeTemplate(template);
  return template;
}

/** Test files run in parallel; the first to finish wins. */
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

/** Changes whenever a new demo would differ from the template. */
export function seedFingerprint() {
  const hash = createHash('sha256');
  for (const path of ingredients.flatMap(filesOf)) hash.update(readFileSync(path));
  // Dates of the demo count back from this day.
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
