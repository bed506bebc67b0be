import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import webpack, { type Compilation, type Module } from 'webpack';
import { repositoryFolder } from '../applications';
import { packageFolderOf } from '../licenses/package-notices';
import { versionIn } from './shared-modules';

const { NormalModule } = webpack;

/** Folders of the packages of which something is in a build. */
export const bundledPackages = (compilation: Compilation): readonly string[] => [
  ...new Set(bundledFiles(compilation).flatMap((file) => packageFolderOf(file) ?? [])),
];

/** The version of `@portal/contract` by which a build calls the API; undefined if nothing of it is in the build. */
export function bundledContract(compilation: Compilation) {
  const folder = realpathSync(join(repositoryFolder, 'node_modules/@portal/contract'));
  const isBundled = bundledFiles(compilation).some((file) => file.startsWith(folder + sep));
  return isBundled ? versionIn(folder) : undefined;
}

const bundledFiles = ({ chunks, chunkGraph }: Compilation) =>
  [...chunks]
    .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
    .flatMap(partsOf)
    .flatMap((module) => (module instanceof NormalModule ? [fileOf(module)] : []));

/** What a module that was joined of several consists of. */
const partsOf = (module: Module): readonly Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules : [module];

const fileOf = ({ resource }: webpack.NormalModule) => resource.split('?')[0] ?? '';
