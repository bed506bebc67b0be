import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeSeededDirectory } from './seeded-directory';
import { seedInto } from './seed-into';

export type TestDatabase = {
  /** The settings that lead a server to it. */
  environment: { DATA_DIR: string; DATABASE_URL?: string };
  remove: () => Promise<void>;
};

/** The server to test on; without one it is the embedded database. */
const serverUrl = process.env['TEST_DATABASE_URL'];

/** A database of its own with the demo in it. */
export const createTestDatabase = (): Promise<TestDatabase> =>
  serverUrl ? createOnServer(serverUrl) : createEmbedded();

async function createEmbedded(): Promise<TestDatabase> {
  const directory = await makeSeededDirectory();
  return { environment: { DATA_DIR: directory }, remove: async () => removeFolder(directory) };
}

async function createOnServer(url: string): Promise<TestDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'api-'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const own = new URL(url);
  own.pathname = `/${name}`;
  const environment = { DATA_DIR: directory, DATABASE_URL: own.href };
  await onServer(url, `create database ${name}`);
  await seedInto(environment);
  return {
    environment,
    async remove() {
      await onServer(url, `drop database ${name} with (force)`);
      removeFolder(directory);
    },
  };
}

async function onServer(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const removeFolder = (directory: string) => rmSync(directory, { recursive: true, force: true });
