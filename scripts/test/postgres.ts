import { findPostgres, startPostgres } from '../../api/testing/postgres-server';
import { installFromDebian } from './install-from-debian';

/**
 * The tests only kill processes, not the machine, so data in the operating system's cache are safe.
 */
const unsafeSettings = ['fsync=off', 'full_page_writes=off'];

export const missingPostgres =
  'Sin PostgreSQL: indica uno en TEST_DATABASE_URL o instala el paquete postgresql de Debian.';

/** Installs Debian's PostgreSQL if possible. */
export const findPrograms = () =>
  findPostgres() ?? (installFromDebian(['postgresql']) ? findPostgres() : undefined);

/**
 * Uses the PostgreSQL at TEST_DATABASE_URL, or a temporary one of Debian, installed if possible.
 * Returns undefined without either.
 */
export async function withPostgres<Result>(
  run: (databaseUrl: string) => Promise<Result>,
): Promise<Result | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return run(given);

  const programs = findPrograms();
  if (programs === undefined) return undefined;
  const server = await startOrTell(programs);
  if (!server) return undefined;
  try {
    return await run(server.url('postgres'));
  } finally {
    await server.stop();
  }
}

async function startOrTell(programs: string) {
  try {
    return await startPostgres(programs, 54_320 + (process.pid % 1000), unsafeSettings);
  } catch (error) {
    console.error('PostgreSQL no inició:', error);
    return undefined;
  }
}
