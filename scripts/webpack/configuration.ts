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
import { compileOptions } from './compile-options';
import { federationPlugins } from './federation';
import { hotClient, hotPlugins, refreshRuntimeOfShell } from './hot';
import { OwnPlacesPlugin } from './own-places-plugin';
import { StableWorkersPlugin } from './stable-workers-plugin';
import { installedPackages, sourceFiles } from './source-files';
import { sourceNames } from './source-names';
import type { ShareContractPlugin } from './share-contract-plugin';
import { StableNamesPlugin } from './stable-names-plugin';
import { isOfPackageSheet, styleOptions, styleRule, StyleSheetsPlugin } from './style-sheets';

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
      // The renderer loads releases with Node's own require, because webpack does not know them.
      parser: { javascript: { createRequire: false }, ...styles.parser },
    },
    experiments: { css: true },
    plugins: pluginsOf(target, shareContract),
    optimization: optimizationOf(target),
    performance: { hints: false },
    // Users of a package cannot fix its style sheets, and browsers ignore invalid rules.
    ignoreWarnings: [isOfPackageSheet],
    cache: {
      type: 'filesystem',
      cacheDirectory: target.cacheFolder ?? cacheFolder,
      name: [application.name, platform, isHot ? 'hot' : mode].join('-'),
      // Does not use caches of other tool versions, which may give different bytes.
      buildDependencies: {
        tools: [`${import.meta.dirname}/`, join(repositoryFolder, lockFileOf(repositoryFolder))],
      },
    },
    stats: 'none',
  };
}

/**
 * Only development builds refer to their source maps; those of releases are for the team. Avoids
 * `eval`, which the content security policy forbids.
 */
const devtoolOf = ({ id, mode, platform }: BuildTarget): NonNullable<Configuration['devtool']> => {
  if (id === developmentId) return 'cheap-module-source-map';
  if (mode !== 'production') return false;
  // Line mappings are sufficient for code that is not minified.
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
  // A failed build keeps the files of the one before.
  emitOnErrors: false,
  // StableNamesPlugin sets the ids.
  moduleIds: false,
  chunkIds: false,
  minimize: platform === 'browser' && mode === 'production',
  minimizer: [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      extractComments: false,
      // Saves 0.3 KiB of the shell's entry compared with a single pass.
      terserOptions: { compress: { passes: 3 } },
    }),
    // webpack's default minimizers, here only for style sheets.
    '...',
  ],
  // Small chunks cost more in requests than they save in bytes.
  splitChunks: platform === 'browser' && { minSize: 60_000, chunks: isPlainChunk },
});

/** A worker must be one file, because its content security policy forbids a second one. */
const isPlainChunk = (chunk: Chunk) => !chunk.hasRuntime();

/** Replaces parts of emotion and of the router that pages do not need. */
function aliasesOf({ application, mode }: BuildTarget) {
  if (!application.isShell) return {};
  return {
    // Only used by emotion's `withTheme`, which the linter forbids: saves 1.3 KiB of each first
    // visit.
    'hoist-non-react-statics$': false,
    ...(mode === 'development'
      ? { '@emotion/sheet$': plainSheet(application) }
      : productionRouter(application)),
  };
}

/** The exports of react-router 7.18 only name its development build, even in production. */
function productionRouter({ folder }: Application) {
  const router = dirname(packageFileOf('react-router', folder));
  const built = (file: string) => join(router, 'dist/production', file);
  return { 'react-router$': built('index.mjs'), 'react-router/dom$': built('dom-export.mjs') };
}

/** The router is one file; its unused parts are removed. */
const routerRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
  loader: join(import.meta.dirname, 'router-marks.mjs'),
};

const packageFileOf = (name: string, folder: string) =>
  createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`);

/**
 * Emotion's development build writes text into style elements, which the content security policy
 * forbids. This one uses style sheet rules, as in production.
 */
const plainSheet = ({ folder }: Application) =>
  join(dirname(packageFileOf('@emotion/sheet', folder)), 'dist/emotion-sheet.esm.js');

/** The font is part of the shell's release, but only the site server refers to it. */
const font = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** Code of a development server in the page. It prepares React, so it comes first. */
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
  // The project's package.json declares ES modules, but Node's container is CommonJS.
  const extension = platform === 'browser' ? 'js' : 'cjs';
  return {
    publicPath: releaseUrl(application.name, id),
    filename: `[name].${extension}`,
    chunkFilename: `[name].${extension}`,
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    uniqueName: name,
    chunkLoadingGlobal: chunkGlobal,
    crossOriginLoading: 'anonymous',
    // Firefox discards a preloaded script if the script element has a charset.
    charset: false,
    chunkLoadTimeout: 6000,
    // A retry evaluates a module again after it threw.
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
  options: compileOptions({ isHot }),
});

/** Both builds use the same file names, but only the browser build writes the files. */
const assetRule = (emit: boolean) => ({
  test: namedFiles,
  oneOf: [
    {
      // Images that a first view must not wait for: `import art from './art.svg?inline'`.
      resourceQuery: /inline/,
      type: 'asset/inline',
      generator: {
        dataUrl: (svg: Buffer) => `data:image/svg+xml,${encodeURIComponent(svg.toString())}`,
      },
    },
    { type: 'asset/resource', generator: { emit } },
  ],
});
