import { StartFailure } from '@portal/server/start-failure';
import { exitOf, startChild } from './child';
import { programs } from './origin';

/** Builds the changed sources of these applications, or of all, without making them live. */
export const buildChanges = (releasesFolder: string, names: readonly string[] = []) =>
  release(releasesFolder, ['build', ...names]);

/** Builds the changed sources of these applications, or of all, and makes them live. */
export const publishChanges = (releasesFolder: string, names: readonly string[] = []) =>
  release(releasesFolder, ['publish', ...names, '--no-browser', '-m', 'npm start']);

/** Runs in its own process, so that webpack's memory is freed. */
async function release(releasesFolder: string, args: readonly string[]) {
  const child = startChild(programs.release, args, {
    environment: { RELEASES_DIR: releasesFolder },
    stdio: 'inherit',
  });
  if ((await exitOf(child)) !== 0) throw new StartFailure('No se pudo construir el sitio.');
}
