import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readConfig } from '../src/start/config';
import type { OpenDatabase } from '../src/platform/database/database';
import { createDiskStore } from '../src/platform/files/disk-store';
import { fileFolders } from '../src/platform/files/file-store';
import { openFileStore } from '../src/platform/files/open-file-store';
import { openInMemory } from './memory-database';
import { databaseAt, onServer } from './on-server';
import { makeSeededDirectory } from './seeded-directory';
import { copySeeded } from './seeded-on-server';

export type TestDatabase = {
  environment: TestEnvironment;
  /** For a database that settings cannot describe, such as one in memory. */
  open?: () => Promise<OpenDatabase>;
  remove: () => Promise<void>;
};

type TestEnvironment = { DATA_DIR: string; DATABASE_URL?: string } & Partial<S3Environment>;

/** The server in jest's project «postgres»; undefined for the embedded database. */
const serverUrl: unknown = Reflect.get(globalThis, 'databaseServer');

export const createTestDatabase = (): Promise<TestDatabase> =>
  typeof serverUrl === 'string' ? createOnServer(serverUrl) : createEmbedded();

/** Creates a database for the test's own process. The embedded one is in memory, the fastest. */
export const createOwnDatabase = async (): Promise<TestDatabase> =>
  typeof serverUrl === 'string'
    ? createOnServer(serverUrl)
    : { ...(await createEmbedded({ isFilesOnly: true })), open: openInMemory };

async function createEmbedded({ isFilesOnly = false, bucket = ownBucket() } = {}) {
  const directory = await makeSeededDirectory({ isFilesOnly });
  const environment = { DATA_DIR: directory, ...bucket };
  if (environment.S3_URL) await copyFiles(directory, environment);
  return { environment, remove: async () => removeFolder(directory) };
}

/** Files are in a folder, unless there is a bucket. */
export async function createOnServer(url: string, bucket: Partial<S3Environment> = ownBucket()) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await copySeeded(url, name);
  const { environment, remove } = await createEmbedded({ isFilesOnly: true, bucket });
  return {
    environment: { ...environment, DATABASE_URL: databaseAt(url, name) },
    async remove() {
      await onServer(url, `drop database ${name} with (force)`);
      await remove();
    },
  };
}

const s3Environment = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ S3_URL: v.string(), S3_ACCESS_KEY: v.string(), S3_SECRET_KEY: v.string() }),
);
type S3Environment = v.InferOutput<typeof s3Environment>;

/** Returns a separate part of the bucket; without one, files are on the disk. */
export function ownBucket(): Partial<S3Environment> {
  const given = process.env['TEST_S3'];
  if (given === undefined) return {};
  const settings = v.parse(s3Environment, given);
  return { ...settings, S3_URL: `${settings.S3_URL}/${randomUUID()}` };
}

async function copyFiles(directory: string, environment: TestEnvironment) {
  const from = createDiskStore(join(directory, 'files'), 0);
  const to = await openFileStore(readConfig(environment));
  for (const folder of fileFolders) {
    for (const name of await from.list(folder)) {
      await to.save(folder, name, (await from.read(folder, name)) ?? Buffer.alloc(0));
    }
  }
}

const removeFolder = (directory: string) => rmSync(directory, { recursive: true, force: true });
