import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import webpack, { type Compilation, type Module } from 'webpack';
import { repositoryFolder } from '../applications';
import { packageFolderOf } from '../licenses/package-notices';
import { versionIn } from './shared-modules';

const { NormalModule } = webpack;

/** Folders of the packages in a build. */
export const bundledPackages = (compilation: Compilation): readonly string[] => [
  ...new Set(bundledFiles(compilation).flatMap((file) => packageFolderOf(file) ?? [])),
];

/** The version of `@portal/contract` in a build, or undefined if it makes no API calls. */
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

/** Returns the parts of a concatenated module. */
const partsOf = (module: Module): readonly Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules : [module];

const fileOf = ({ resource }: webpack.NormalModule) => resource.split('?')[0] ?? '';
