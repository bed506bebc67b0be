import { accessTokenFromWire, credentialsToWire } from '@portal/contract/credentials';
import { currentSessionPath } from '@portal/contract/own-account-paths';
import pino from 'pino';
import * as v from 'valibot';
import { createApp } from '../src/start/app';
import { readConfig } from '../src/start/config';
import { openDatabase, type OpenDatabase } from '../src/platform/database/database';
import type { FileStore } from '../src/platform/files/file-store';
import { openFileStore } from '../src/platform/files/open-file-store';
import type { App } from '../src/platform/http/app-type';
import { checkAnswers } from './checked-answers';
import { clientCredentials, demoLogin } from './demo-login';
import { createOwnDatabase, type TestDatabase } from './test-database';

export type TestApi = {
  app: App;
  database: OpenDatabase;
  files: FileStore;
  directory: string;
  admin: Headers;
  user: Headers;
  close: () => Promise<void>;
};

type Headers = { authorization: string };

// Opening a database takes seconds on a busy machine.
jest.setTimeout(60_000);

/** Starts the application with demo data on its own database. */
export async function startTestApi(
  environment: Record<string, string> = {},
  given?: TestDatabase,
): Promise<TestApi> {
  const own = given ?? (await createOwnDatabase());
  const directory = own.environment.DATA_DIR;
  const config = readConfig({
    ...own.environment,
    // Tests call more often than people; tests of the limits set their own factor.
    LIMIT_FACTOR: '1000',
    ...environment,
  });
  const database = await (own.open?.() ?? openDatabase(config, fail));
  const files = await openFileStore(config);
  const app = await createApp({ config, database, files, logger: pino({ level: 'silent' }) });
  checkAnswers(app, sharedCheck);

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
      await own.remove();
    },
  };
}

function fail(reason: string): never {
  throw new Error(reason);
}

export const loginCall = (username: string, password = demoLogin.password) =>
  ({
    method: 'POST',
    url: '/oauth/token',
    headers: {
      authorization: clientCredentials,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: credentialsToWire({ username, password }).toString(),
  }) as const;

export async function signIn(app: App, username: string, password?: string) {
  const answer = await app.inject(loginCall(username, password));
  return { authorization: `Bearer ${v.parse(accessTokenFromWire, answer.json())}` };
}

export async function signInAfter(api: TestApi, { method, url }: { method: string; url: string }) {
  if (method !== 'DELETE' || !url.startsWith(currentSessionPath)) return;
  api.admin = await signIn(api.app, 'admin');
  api.user = await signIn(api.app, 'usuario');
}
