import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Chunk, Configuration } from 'webpack';
import { namedFiles } from '@portal/releases/file-kinds';
import { containerName, developmentId, releaseUrl } from '@portal/releases/release-names';
import { lockFileOf, repositoryFolder, type Application } from '../applications';
import { cacheFolder, type BuildTarget } from './build-target';
import { chakraPlugins, chakraRule } from './chakra-plugins';
import { ChunkListsPlugin, chunkGlobal } from './chunk-lists-plugin';
import { ChunkSafetyPlugin } from './chunk-safety-plugin';
import { compileHint } from './compile-hint';
import { federationPlugins } from './federation';
import { hotClient, hotPlugins, refreshRuntimeOfShell } from './hot';
import { OwnPlacesPlugin } from './own-places-plugin';
import { StableWorkersPlugin } from './stable-workers-plugin';
import { installedPackages, sourceFiles } from './source-files';
import { sourceNames } from './source-names';
import type { ShareContractPlugin } from './share-contract-plugin';
import { StableNamesPlugin } from './stable-names-plugin';
import { isOfPackageSheet, styleOptions, styleRule, StyleSheetsPlugin } from './style-sheets';

/** webpack's configuration of every application, for the browser and for the renderer in Node. */
export function createConfiguration(
  target: BuildTarget,
  shareContract: ShareContractPlugin,
): Configuration {
  const { application, platform, mode, outputFolder, isHot = false } = target;
  const isBrowser = platform === 'browser';
  const styles = styleOptions(application);

  return {
    name: `${application.name}-${platform}`,
    mode,
    context: application.folder,
    target: isBrowser ? ['web', 'es2022'] : ['async-node20', 'es2022'],
    entry: entryOf(target),
    output: { ...outputOf(target), path: outputFolder },
    devtool: devtoolOf(target),
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: aliasesOf(target) },
    externals: isHot && !application.isShell ? [refreshRuntimeOfShell] : [],
    module: {
      rules: [sourceRule({ isHot }), styleRule, chakraRule, routerRule, assetRule(isBrowser)],
      generator: styles.generator,
      // The renderer loads releases, which webpack does not know, by Node's own require.
      parser: { javascript: { createRequire: false }, ...styles.parser },
    },
    experiments: { css: true },
    plugins: pluginsOf(target, shareContract),
    optimization: optimizationOf(target),
    performance: { hints: false },
    // Whoever uses a package cannot mend its style sheets; browsers pass over what they do not know.
    ignoreWarnings: [isOfPackageSheet],
    cache: {
      type: 'filesystem',
      cacheDirectory: target.cacheFolder ?? cacheFolder,
      name: [application.name, platform, isHot ? 'hot' : mode].join('-'),
      // Nothing is taken from a build with other tools: its bytes may differ.
      buildDependencies: {
        tools: [`${import.meta.dirname}/`, join(repositoryFolder, lockFileOf(repositoryFolder))],
      },
    },
    stats: 'none',
  };
}

/**
 * Only what is worked on names its maps: those of a release, which lie beside it, are for its team. Nothing is
 * evaluated, which is against the policy of pages.
 */
const devtoolOf = ({ id, mode, platform }: BuildTarget): NonNullable<Configuration['devtool']> => {
  if (id === developmentId) return 'cheap-module-source-map';
  if (mode !== 'production') return false;
  // Lines are enough of what is not minimized.
  return platform === 'browser'
    ? 'hidden-nosources-source-map'
    : 'hidden-nosources-cheap-module-source-map';
};

const pluginsOf = (target: BuildTarget, shareContract: ShareContractPlugin) => [
  ...chakraPlugins(),
  ...federationPlugins(target),
  shareContract,
  new StyleSheetsPlugin(),
  new OwnPlacesPlugin(target),
  new StableWorkersPlugin(),
  new StableNamesPlugin(),
  ...(target.platform === 'browser'
    ? [
        compileHint(target),
        new ChunkListsPlugin(),
        new ChunkSafetyPlugin({ isHot: target.isHot ?? false }),
      ]
    : []),
  ...(target.isHot ? hotPlugins(target) : []),
];

const optimizationOf = ({
  platform,
  mode,
}: BuildTarget): NonNullable<Configuration['optimization']> => ({
  // A build that failed leaves what the one before it made.
  emitOnErrors: false,
  // By StableNamesPlugin.
  moduleIds: false,
  chunkIds: false,
  minimize: platform === 'browser' && mode === 'production',
  minimizer: [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      extractComments: false,
      // The shell's entry is 0.3 KiB lighter than after one.
      terserOptions: { compress: { passes: 3 } },
    }),
    // webpack's own, for style sheets alone.
    '...',
  ],
  // Small chunks cost more in requests than they save in bytes.
  splitChunks: platform === 'browser' && { minSize: 60_000, chunks: isPlainChunk },
});

/** A worker is one file: what the site answers it with forbids it to fetch a second one. */
const isPlainChunk = (chunk: Chunk) => !chunk.hasRuntime();

/** The shell brings emotion and the router, of which a page needs less than they bring. */
function aliasesOf({ application, mode }: BuildTarget) {
  if (!application.isShell) return {};
  return {
    // Only its `withTheme` needs this, which the linter refuses: 1.3 KiB of each first visit.
    'hoist-non-react-statics$': false,
    ...(mode === 'development'
      ? { '@emotion/sheet$': plainSheet(application) }
      : productionRouter(application)),
  };
}

/** The exports of react-router 7.18 name its development build alone, whatever is built. */
function productionRouter({ folder }: Application) {
  const router = dirname(packageFileOf('react-router', folder));
  const built = (file: string) => join(router, 'dist/production', file);
  return { 'react-router$': built('index.mjs'), 'react-router/dom$': built('dom-export.mjs') };
}

/** The router is one file; what no page uses of it is left out. */
const routerRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
  loader: join(import.meta.dirname, 'router-marks.mjs'),
};

const packageFileOf = (name: string, folder: string) =>
  createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`);

/**
 * Emotion's own development build writes text into style elements. The policy of pages refuses that, so it
 * uses the rules of style sheets, as in production.
 */
const plainSheet = ({ folder }: Application) =>
  join(dirname(packageFileOf('@emotion/sheet', folder)), 'dist/emotion-sheet.esm.js');

/** The font is part of the shell's release, but no script names it: the site server does. */
const font = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** What a development server needs in the page; it prepares React, so it comes first. */
const developmentClient = './src/development/index.ts';

function entryOf({ application, platform, mode, isHot }: BuildTarget): Record<string, string[]> {
  if (!application.isShell) return {};
  if (platform === 'node') return { main: ['./server/renderer/index.tsx'] };
  const development = mode === 'development' ? [developmentClient] : [];
  const hot = isHot ? [hotClient(application)] : [];
  return { main: [...development, ...hot, font, './src/index.tsx'] };
}

function outputOf({
  application,
  id,
  platform,
}: BuildTarget): NonNullable<Configuration['output']> {
  const name = containerName(application.name, id);
  // The project's own package is of ES modules; Node's container is not one.
  const extension = platform === 'browser' ? 'js' : 'cjs';
  return {
    publicPath: releaseUrl(application.name, id),
    filename: `[name].${extension}`,
    chunkFilename: `[name].${extension}`,
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    uniqueName: name,
    chunkLoadingGlobal: chunkGlobal,
    crossOriginLoading: 'anonymous',
    // Firefox drops a preloaded script once an element asks for it by a charset.
    charset: false,
    chunkLoadTimeout: 6000,
    // A module that threw is evaluated again by the next try.
    strictModuleExceptionHandling: true,
    ...(platform === 'browser' && {
      trustedTypes: { policyName: name, onPolicyCreationFailure: 'stop' },
    }),
    ...sourceNames(application),
    ...(platform === 'node' && application.isShell && { library: { type: 'commonjs-module' } }),
  };
}

const sourceRule = ({ isHot }: { readonly isHot: boolean }) => ({
  test: sourceFiles,
  exclude: installedPackages,
  loader: 'swc-loader',
  options: {
    // No file beside the sources says how they are compiled.
    swcrc: false,
    configFile: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: {
        // Its development writes the place of each file, and only refreshing needs that.
        react: { runtime: 'automatic', development: isHot, refresh: isHot },
      },
    },
  },
});

/** Both builds name a file alike; only the browser's writes it. */
const assetRule = (emit: boolean) => ({
  test: namedFiles,
  oneOf: [
    {
      // What a first look must not wait for: `import art from './art.svg?inline'`.
      resourceQuery: /inline/,
      type: 'asset/inline',
      generator: {
        dataUrl: (svg: Buffer) => `data:image/svg+xml,${encodeURIComponent(svg.toString())}`,
      },
    },
    { type: 'asset/resource', generator: { emit } },
  ],
});
