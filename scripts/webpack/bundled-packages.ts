import webpack, { type Compilation, type Module } from 'webpack';
import { packageFolderOf } from '../licenses/package-notices';

const { NormalModule } = webpack;

/** Folders of the packages of which something is in a build. */
export function bundledPackages({ chunks, chunkGraph }: Compilation): readonly string[] {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
  const folders = modules.flatMap(partsOf).flatMap((module) => {
    const folder = module instanceof NormalModule ? packageFolderOf(fileOf(module)) : undefined;
    return folder ?? [];
  });
  return [...new Set(folders)];
}

/** What a module that was joined of several consists of. */
const partsOf = (module: Module): readonly Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules : [module];

const fileOf = ({ resource }: webpack.NormalModule) => resource.split('?')[0] ?? '';
