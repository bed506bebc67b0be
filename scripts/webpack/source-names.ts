import { isAbsolute, relative } from 'node:path';
import type { Configuration } from 'webpack';
import { repositoryFolder, toolsFolder, type Application } from '../applications';

/** Stands before the name of a source in a map. */
export const sourceScheme = 'webpack:///';

type Named = { readonly absoluteResourcePath: string };

/** How maps name the sources of an application: alike on every machine, by no folder of it. */
export function sourceNames(application: Application): NonNullable<Configuration['output']> {
  const nameOf = ({ absoluteResourcePath }: Named) =>
    sourceScheme + sourceName(application, absoluteResourcePath);
  return {
    devtoolModuleFilenameTemplate: nameOf,
    devtoolFallbackModuleFilenameTemplate: nameOf,
  };
}

/** The path of a source in the repository, or in the packages. */
function sourceName({ name, folder }: Pick<Application, 'name' | 'folder'>, path: string) {
  // Modules that webpack or a plug-in writes are no files; some are their own text.
  if (path.startsWith('data:')) return 'data';
  // The minimizer gives ES modules of packages as «javascript/» and an absolute path.
  const ofPackage = /.*[\\/](node_modules[\\/].*)/.exec(path)?.[1];
  if (ofPackage !== undefined) return withSlashes(ofPackage);
  if (!isAbsolute(path)) return path;
  const own = below(folder, path);
  if (own !== undefined) return folder === repositoryFolder ? own : `${name}/${own}`;
  return (
    below(repositoryFolder, path) ?? below(toolsFolder, path) ?? path.split(/[\\/]/).at(-1) ?? ''
  );
}

function below(folder: string, path: string) {
  const way = withSlashes(relative(folder, path));
  return way.startsWith('..') || /^(\w:)?\//.test(way) ? undefined : way;
}

const withSlashes = (path: string) => path.replaceAll('\\', '/');
