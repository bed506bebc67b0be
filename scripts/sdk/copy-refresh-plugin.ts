import { join } from 'node:path';
import { buildSync, type Plugin } from 'esbuild';
import { toolsFolder } from '../applications';
import { packageFolderOf } from '../licenses/package-notices';
import { copyTo, readPackageFile, writePackageFile } from './package-files';

const plugin = '@pmmmwh/react-refresh-webpack-plugin';
const installed = join(toolsFolder, 'node_modules', plugin);

/** Where the tools have it. */
const place = 'refresh-plugin';

/** What is loaded of the plug-in, and its panel for errors, which only has to be found. */
const parts = ['lib', 'loader', 'options', 'client', 'overlay'];
const neededByParts = ['schema-utils', 'source-map'];
const entry = 'client/ReactRefreshEntry.js';

/**
 * Copies the plug-in of React's refresh. Installed it would bring 15 MB of core-js, of which it takes one function.
 * Gives what has to be installed for the copy, and the folders of the packages that are in it.
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

/** Lets programs load the copy. */
export const copiedRefreshPlugin: Plugin = {
  name: 'copied-refresh-plugin',
  setup(bundler) {
    const path = `../${place}/lib/index.js`;
    bundler.onResolve({ filter: new RegExp(`^${plugin}$`) }, () => ({ path, external: true }));
  },
};
