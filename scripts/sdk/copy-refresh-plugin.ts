import { join } from 'node:path';
import { buildSync, type Plugin } from 'esbuild';
import { toolsFolder } from '../applications';
import { packageFolderOf } from '../licenses/package-notices';
import { copyTo, readPackageFile, writePackageFile } from './package-files';

const plugin = '@pmmmwh/react-refresh-webpack-plugin';
const installed = join(toolsFolder, 'node_modules', plugin);

/** Folder in the tools. */
const place = 'refresh-plugin';

/** `overlay`, the plug-in's error panel, only has to exist. */
const parts = ['lib', 'loader', 'options', 'client', 'overlay'];
const neededByParts = ['schema-utils', 'source-map'];
const entry = 'client/ReactRefreshEntry.js';

/**
 * Installed, the React refresh plug-in would bring 15 MB of core-js, of which it uses one function.
 * Returns the copy's dependencies and the folders of the packages in it.
 */
export function copyRefreshPlugin(into: string) {
  const { name, version, license, main, dependencies } = readPackageFile(installed);
  for (const part of parts) copyTo(join(into, place, part), join(installed, part));
  const { metafile } = buildSync({
    absWorkingDir: toolsFolder,
    entryPoints: [join(installed, entry)],
    outfile: join(into, place, entry),
    bundle: true,
    format: 'cjs',
    target: 'es2022',
    external: ['react-refresh'],
    metafile: true,
  });
  writePackageFile(join(into, place), { name, version, license, type: 'commonjs', main });
  const ranges = Object.entries(dependencies).filter(([one]) => neededByParts.includes(one));
  return {
    dependencies: Object.fromEntries(ranges),
    packages: Object.keys(metafile.inputs).flatMap(
      (source) => packageFolderOf(join(toolsFolder, source)) ?? [],
    ),
  };
}

/** Makes programs load the copy. */
export const copiedRefreshPlugin: Plugin = {
  name: 'copied-refresh-plugin',
  setup(bundler) {
    const path = `../${place}/lib/index.js`;
    bundler.onResolve({ filter: new RegExp(`^${plugin}$`) }, () => ({ path, external: true }));
  },
};
