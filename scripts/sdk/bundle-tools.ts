import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isBuiltin } from 'node:module';
import { build, type Metafile, type Plugin } from 'esbuild';
import { toolsFolder } from '../applications';
import { absent, programOptions, threads } from '../dist/program-options';
import { readyConstants, standIns } from '../dist/stand-ins';
import { packageFoldersIn } from '../licenses/package-notices';
import { packageOf } from './collect-sources';
import { copiedRefreshPlugin } from './copy-refresh-plugin';

/** By the name of a program of the tools, its source. */
const programs = {
  portal: 'scripts/portal/portal.ts',
  builder: 'scripts/sdk/packed/builder.ts',
  look: 'scripts/portal/look/child.ts',
  api: 'scripts/start/run-api.ts',
  site: 'shell/server/server.ts',
  ...threads,
};

/**
 * Packages that a team has anyway, or that read files of theirs. All others are part of the programs: pino and undici
 * too, whose files nothing here makes them read.
 */
const keptPackages = [
  '@bokuweb/zstd-wasm',
  '@node-rs/argon2',
  'sharp',
  '@chakra-ui/react',
  '@emotion/react',
  '@module-federation/*',
  '@playwright/test',
  '@swc/core',
  'axe-core',
  'esbuild',
  'react',
  'react-dom',
  'terser-webpack-plugin',
  'tsx',
  'typescript',
  'watchpack',
  'webpack',
];

/** A source that asks for its folder gets that in the tools, as seen from the programs. */
const ownFolders: Plugin = {
  name: 'own-folders',
  setup(bundler) {
    bundler.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const folder = JSON.stringify(`/../${relative(toolsFolder, dirname(path))}`);
      return path.includes('node_modules') || !text.includes(asked)
        ? undefined
        : { contents: text.replaceAll(asked, `(${asked} + ${folder})`), loader: 'ts' };
    });
  },
};
const asked = 'import.meta.dirname';

const packedVersions = standIns('packed-versions', {
  'api/src/platform/database/embedded-files.mjs': 'scripts/sdk/packed/embedded-files.mjs',
  'scripts/portal/store-of-tools.ts': 'scripts/sdk/packed/store-of-tools.ts',
  'scripts/start/origin.ts': 'scripts/sdk/packed/origin.ts',
});

/** Writes the programs of the tools into a folder that has these. */
export async function bundleTools(into: string) {
  const { metafile } = await build({
    ...programOptions,
    entryPoints: programs,
    outdir: join(into, 'programs'),
    external: [...keptPackages, ...absent],
    define: {},
    minifyWhitespace: true,
    plugins: [copiedRefreshPlugin, packedVersions, readyConstants, ownFolders],
  });
  return {
    /** Names of the packages that have to be installed for them. */
    imports: [...new Set(Object.entries(metafile.inputs).flatMap(importsOf))],
    /** Folders of the packages of which something is in them. */
    packages: packageFoldersIn(metafile, toolsFolder),
  };
}

/** What a source imports of packages that are kept; what packages import they ask for themselves. */
const importsOf = ([source, { imports }]: [string, Metafile['inputs'][string]]) =>
  source.startsWith('node_modules/')
    ? []
    : imports
        .filter(({ external, path }) => external && !isBuiltin(path) && !path.startsWith('.'))
        .map(({ path }) => packageOf(path));
