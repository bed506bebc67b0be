import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../api/testing/free-port';
import { startPostgres } from '../../api/testing/postgres-server';
import { download } from './download';
import { packages } from './pinned';

/** Returns undefined if the version is not available. */
export async function onPostgresOf<Result>(
  version: string,
  run: (databaseUrl: string) => Promise<Result>,
): Promise<Result | undefined> {
  const installed = download(packages.postgres, version);
  if (installed === undefined) return undefined;
  // npm packages contain no links, so the package's own script creates those of the libraries.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: installed });
  // PostgreSQL runs as another user, without access to the project.
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
