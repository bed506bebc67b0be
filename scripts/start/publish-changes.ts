import { StartFailure } from '@portal/server/start-failure';
import { exitOf, startChild } from './child';
import { programs } from './origin';

/** Builds what changed, of the applications named or of all, without making it live. */
export const buildChanges = (releasesFolder: string, names: readonly string[] = []) =>
  release(releasesFolder, ['build', ...names]);

/** Builds what changed, of the applications named or of all, and makes it live. */
export const publishChanges = (releasesFolder: string, names: readonly string[] = []) =>
  release(releasesFolder, ['publish', ...names, '--no-browser', '-m', 'npm start']);

/** In a process of its own, which gives webpack's memory back. */
async function release(releasesFolder: string, args: readonly string[]) {
  const child = startChild(programs.release, args, {
    environment: { RELEASES_DIR: releasesFolder },
    stdio: 'inherit',
  });
  if ((await exitOf(child)) !== 0) throw new StartFailure('No se pudo construir el sitio.');
}
