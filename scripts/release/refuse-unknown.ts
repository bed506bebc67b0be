import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { toolsFolder, type Application } from '../applications';
import { isFile } from './is-file';
import { releaseSources } from './release-sources';

/**
 * Fails if a build read a file that is not part of the release id: an edit of it would not give
 * another release. The lock file covers installed packages.
 * @param readFiles paths of files that the build read
 */
export function refuseUnknown(application: Application, readFiles: readonly string[]) {
  const known = new Set(
    releaseSources(application).flatMap(({ folder, files }) =>
      files.map((file) => realpathSync(join(folder, file))),
    ),
  );
  // The release id contains the version of the tools.
  known.add(join(toolsFolder, 'package.json'));
  // webpack also reads parent folders, to resolve links.
  const unknown = readFiles.find(
    (file) => !isInstalled(file) && isFile(file) && !known.has(realpathSync(file)),
  );
  if (unknown === undefined) return;
  const { name, folder } = application;
  const told = relative(realpathSync(folder), realpathSync(unknown)).replaceAll(sep, '/');
  throw new Error(
    `${name}: la construcción lee ${told}, que no cuenta para el id de la versión; muévelo a src/ (no como prueba) o instálalo como paquete.`,
  );
}

const isInstalled = (file: string) => file.includes(`${sep}node_modules${sep}`);
