import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { toolsFolder, type Application } from '../applications';
import { isFile } from './is-file';
import { releaseSources } from './release-sources';

/**
 * Fails if a build read a file that the release's id knows nothing of: an edit of it would give no other
 * release. Installed packages are known by the lock file.
 * @param readFiles paths of files that the build read
 */
export function refuseUnknown(application: Application, readFiles: readonly string[]) {
  const known = new Set(
    releaseSources(application).flatMap(({ folder, files }) =>
      files.map((file) => realpathSync(join(folder, file))),
    ),
  );
  // Of the tools' own description the id has the version.
  known.add(join(toolsFolder, 'package.json'));
  // webpack also looks at the folders on the way, for links.
  const unknown = readFiles.find(
    (file) => !isInstalled(file) && isFile(file) && !known.has(realpathSync(file)),
  );
  if (unknown === undefined) return;
  const { name, folder } = application;
  const told = relative(realpathSync(folder), realpathSync(unknown)).replaceAll(sep, '/');
  throw new Error(
    `${name}: la construcción lee ${told}, y un cambio ahí no daría otra versión; ponlo en src/, y no como prueba, o instálalo como paquete.`,
  );
}

const isInstalled = (file: string) => file.includes(`${sep}node_modules${sep}`);
