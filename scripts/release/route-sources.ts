import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import type { Application } from '../applications';
import { routesFile } from './read-routes';

/** Files that define the routes, without installed packages. Fails if they cannot be read. */
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

/** For a watcher: if the routes cannot be read, returns only the file that declares them. */
export function watchedRouteFiles(application: Application): readonly string[] {
  try {
    return routeFiles(application);
  } catch {
    return [resolve(application.folder, routesFile)];
  }
}

/** For a release: fails if the routes read the environment, which is not part of the release id. */
export function routeSources(application: Application) {
  const files = routeFiles(application);
  const reading = files.find((file) => /\bprocess\.env\b/.test(readFileSync(file, 'utf8')));
  if (reading === undefined) return files;
  const { name, folder } = application;
  throw new Error(
    `${name}: ${relative(folder, reading)} lee process.env para las rutas, pero su valor no cuenta para el id de la versión; escribe el valor en las fuentes.`,
  );
}
