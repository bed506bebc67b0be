import { fillDatabase, type Amounts } from '../../../api/testing/fill-database';
import { freePort } from '../../../api/testing/free-port';
import { findPostgres, startPostgres } from '../../../api/testing/postgres-server';
import { startServer } from '../../../api/testing/server-process';
import {
  createOnServer,
  createTestDatabase,
  type TestDatabase,
} from '../../../api/testing/test-database';
import { withDatabase } from '../../../api/testing/with-database';
import { stopChild } from '../../start/child';
import { startListening } from '../../start/start-api';
import type { Target } from '../measure';

export type RunningTarget = Target & { readonly stop: () => Promise<unknown> };

/** PGlite needs no installation. */
export const startOnEmbedded = async (amounts: Amounts) =>
  startApi('API, PGlite', await createTestDatabase(), amounts);

/** Returns undefined if Debian's PostgreSQL is not installed. */
export async function startOnPostgres(amounts: Amounts): Promise<RunningTarget | undefined> {
  const programs = findPostgres();
  if (programs === undefined) return undefined;
  const postgres = await startPostgres(programs, await freePort());
  const api = await startApi(
    'API, PostgreSQL',
    await createOnServer(postgres.url('postgres')),
    amounts,
  );
  return {
    ...api,
    processes: [...api.processes, postgres.processId],
    async stop() {
      await api.stop();
      await postgres.stop();
    },
  };
}

async function startApi(name: string, { environment, remove }: TestDatabase, amounts: Amounts) {
  await withDatabase(environment, ({ db }) => fillDatabase(db, amounts));
  const { child, address } = await startServer({ ...environment, LIMIT_FACTOR: '1000000' });
  return {
    name,
    address,
    processes: [child.pid ?? 0],
    async stop() {
      await stopChild(child);
      await remove();
    },
  };
}

export async function startBare(folder: string): Promise<RunningTarget> {
  const { child, address } = await startListening('scripts/bench/api/bare-server.ts', [folder]);
  return {
    name: 'Fastify mínimo',
    address,
    processes: [child.pid ?? 0],
    stop: () => stopChild(child),
  };
}
