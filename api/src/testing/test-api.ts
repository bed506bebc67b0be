import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webClient } from '@portal/contract/session';
import pino from 'pino';
import { createApp } from '../app';
import { readConfig } from '../config';
import { openDatabase, type OpenDatabase } from '../database/database';
import { migrate } from '../database/migrate';
import { seedDemo } from '../demo/seed-demo';
import { createDiskStore } from '../files/disk-store';
import type { FileStore } from '../files/file-store';
import type { App } from '../http/app-type';

export type TestApi = {
  app: App;
  database: OpenDatabase;
  files: FileStore;
  directory: string;
  /** Headers of a call by the demo's administrator, or by its plain user. */
  admin: Headers;
  user: Headers;
  close: () => Promise<void>;
};

type Headers = { authorization: string };

// Opening a database takes seconds on a busy machine.
jest.setTimeout(60_000);

/** The whole application with its demo data, on a database of its own in a temporary folder. */
export async function startTestApi(environment: Record<string, string> = {}): Promise<TestApi> {
  const directory = mkdtempSync(join(tmpdir(), 'api-'));
  const config = readConfig({
    DATA_DIR: directory,
    // Tests call more often in a minute than people do; those of the limits set their own.
    LIMIT_FACTOR: '1000',
    ...environment,
  });
  const database = await openDatabase(config, (reason) => {
    throw new Error(reason);
  });
  await migrate(database.db);
  const files = createDiskStore(join(directory, 'files'));
  await seedDemo(database.db, files);
  const app = await createApp({ config, database, files, logger: pino({ level: 'silent' }) });

  return {
    app,
    database,
    files,
    directory,
    admin: await signIn(app, 'admin'),
    user: await signIn(app, 'usuario'),
    async close() {
      await app.close();
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export const clientCredentials = `Basic ${Buffer.from(`${webClient.id}:${webClient.secret}`).toString('base64')}`;

export const tokenCall = (body: Record<string, string>) =>
  ({
    method: 'POST',
    url: '/oauth/token',
    headers: {
      authorization: clientCredentials,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(body).toString(),
  }) as const;

export async function signIn(app: App, username: string, password = 'Puente2026') {
  const answer = await app.inject(tokenCall({ grant_type: 'password', username, password }));
  return { authorization: `Bearer ${answer.json().access_token}` };
}
