import { findPostgres, startPostgres } from '../../api/testing/postgres-server';
import { installFromDebian } from './install-from-debian';

/** The tests end processes, not the machine: what the operating system holds is not lost. */
const unsafeSettings = ['fsync=off', 'full_page_writes=off'];

export const missingPostgres =
  'Sin PostgreSQL: indica uno en TEST_DATABASE_URL o instala el paquete postgresql de Debian.';

/** Where PostgreSQL's programs are, Debian's installed now if that is possible. */
export const findPrograms = () =>
  findPostgres() ?? (installFromDebian(['postgresql']) ? findPostgres() : undefined);

/**
 * Runs something on the PostgreSQL of TEST_DATABASE_URL, else on Debian's, installed if that is
 * possible and started for the occasion; undefined when there is neither.
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
