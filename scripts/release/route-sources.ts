import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { Application } from '../applications';
import { routesFile } from './read-routes';

/**
 * Paths of the files that an application's routes are written in, installed packages aside. Fails if they
 * cannot be read.
 */
function routeFiles({ folder }: Application): readonly string[] {
  const { metafile } = buildSync({
    absWorkingDir: folder,
    entryPoints: [routesFile],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs)
    .filter((file) => !file.includes('node_modules/'))
    .map((file) => resolve(folder, file));
}

/** The same while somebody works on them: of routes that cannot be read, the file that they stand in. */
export function watchedRouteFiles(application: Application): readonly string[] {
  try {
    return routeFiles(application);
  } catch {
    return [resolve(application.folder, routesFile)];
  }
}

/**
 * The same for a release, whose routes are the same whoever builds it. Fails if they read the environment, of
 * which the release's id knows nothing.
 */
export function routeSources(application: Application) {
  const files = routeFiles(application);
  const reading = files.find((file) => /\bprocess\.env\b/.test(readFileSync(file, 'utf8')));
  if (reading === undefined) return files;
  const { name, folder } = application;
  throw new Error(
    `${name}: ${relative(folder, reading)} lee process.env para las rutas, y otro valor no daría otra versión; escribe el valor en las fuentes.`,
  );
}
