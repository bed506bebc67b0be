import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { readConfig } from '../../../api/src/start/config';
import { openDatabase } from '../../../api/src/platform/database/database';
import { fillDatabase, type Amounts } from '../../../api/testing/fill-database';
import { findPostgres, startPostgres } from '../../../api/testing/postgres-server';
import { seedInto } from '../../../api/testing/seed-into';
import { startServer } from '../../../api/testing/server-process';
import { startChild, stopChild } from '../../start/child';
import { freePort } from '../../../api/testing/free-port';
import type { Target } from './measure';
import { startNginx } from './nginx';

export type RunningTarget = Target & { readonly stop: () => Promise<unknown> };

const readyLine = v.pipe(v.string(), v.parseJson(), v.object({ address: v.string() }));

/** The API on the database that needs nothing installed. */
export async function startOnEmbedded(amounts: Amounts): Promise<RunningTarget> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  const api = await startApi({ DATA_DIR: directory }, amounts);
  return { ...api, name: 'API, PGlite', stop: () => stopAll(api, directory) };
}

/** The API on Debian's PostgreSQL; undefined where that is not installed. */
export async function startOnPostgres(amounts: Amounts): Promise<RunningTarget | undefined> {
  const programs = findPostgres();
  if (programs === undefined) return undefined;
  const postgres = await startPostgres(programs, await freePort());
  const directory = mkdtempSync(join(tmpdir(), 'bench-'));
  const api = await startApi(
    { DATA_DIR: directory, DATABASE_URL: postgres.url('postgres') },
    amounts,
  );
  return {
    ...api,
    name: 'API, PostgreSQL',
    processes: [...api.processes, postgres.processId],
    stop: async () => {
      await stopAll(api, directory);
      await postgres.stop();
    },
  };
}

type Environment = { DATA_DIR: string; DATABASE_URL?: string };

async function startApi(environment: Environment, amounts: Amounts) {
  await seedInto(environment);
  const database = await openDatabase(readConfig(environment), (reason) => {
    throw new Error(reason);
  });
  await fillDatabase(database.db, amounts);
  await database.close();
  const { child, address } = await startServer({ ...environment, LIMIT_FACTOR: '1000000' });
  return { child, address, processes: [child.pid ?? 0] };
}

async function stopAll({ child }: { child: ChildProcess }, directory: string) {
  await stopChild(child);
  rmSync(directory, { recursive: true, force: true });
}

/** The framework with finished bytes and nothing else. */
export async function startBare(folder: string): Promise<RunningTarget> {
  const child = startChild('scripts/bench/api/bare-server.ts', [folder], { stdio: 'pipe' });
  const [line] = await once(createInterface({ input: child.stdout ?? process.stdin }), 'line');
  return {
    name: 'Fastify mínimo',
    address: v.parse(readyLine, line).address,
    processes: [child.pid ?? 0],
    stop: () => stopChild(child),
  };
}

/** nginx with the same bytes as files; undefined where it is not installed. */
export async function startStatic(folder: string): Promise<RunningTarget | undefined> {
  const nginx = await startNginx(folder, await freePort());
  return nginx && { name: 'nginx', ...nginx };
}
