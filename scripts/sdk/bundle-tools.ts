import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isBuiltin } from 'node:module';
import { build, type Metafile, type Plugin } from 'esbuild';
import { toolsFolder } from '../applications';
import { absent, programOptions, threads } from '../dist/program-options';
import { readyConstants, replaceModules } from '../dist/replaced-sources';
import { packageFoldersIn } from '../licenses/package-notices';
import { packageOf } from './collect-sources';
import { copiedRefreshPlugin } from './copy-refresh-plugin';

/** Source by program name. */
const programs = {
  portal: 'scripts/portal/portal.ts',
  builder: 'scripts/sdk/packed/builder.ts',
  look: 'scripts/portal/page-check/child.ts',
  api: 'scripts/start/run-api.ts',
  site: 'shell/server/server.ts',
  ...threads,
};

/**
 * Packages that a team has anyway, or that read their own files. All others are bundled, including
 * pino and undici, which are not used in a way that reads their files.
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

/**
 * Sources that ask for their folder get the matching folder of the tools, relative to the programs.
 */
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

const packedVersions = replaceModules('packed-versions', {
  'api/src/platform/database/embedded-files.mjs': 'scripts/sdk/packed/embedded-files.mjs',
  'scripts/portal/store-of-tools.ts': 'scripts/sdk/packed/store-of-tools.ts',
  'scripts/start/origin.ts': 'scripts/sdk/packed/origin.ts',
});

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
    /** Packages to install for the programs. */
    imports: [...new Set(Object.entries(metafile.inputs).flatMap(importsOf))],
    /** Folders of the bundled packages. */
    packages: packageFoldersIn(metafile, toolsFolder),
  };
}

/** External packages that a source imports. Bundled packages declare their own dependencies. */
const importsOf = ([source, { imports }]: [string, Metafile['inputs'][string]]) =>
  source.startsWith('node_modules/')
    ? []
    : imports
        .filter(({ external, path }) => external && !isBuiltin(path) && !path.startsWith('.'))
        .map(({ path }) => packageOf(path));
