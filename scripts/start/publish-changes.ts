import { exitOf, startChild } from './child';
import { StartFailure } from './start-failure';

/** Builds what changed and makes it live, in a process that gives webpack's memory back. */
export async function publishChanges(releasesFolder: string) {
  const child = startChild('scripts/release.ts', ['publish', '-m', 'npm start'], {
    environment: { RELEASES_DIR: releasesFolder },
    stdio: 'inherit',
  });
  if ((await exitOf(child)) !== 0) throw new StartFailure('No se pudo construir el sitio.');
}
