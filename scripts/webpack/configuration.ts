import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { containerName, releaseUrl } from '@portal/releases/release-names';
import { lockFile, repositoryFolder } from '../applications';
import { cacheFolder, type BuildTarget } from './build-target';
import { chakraPlugins } from './chakra-plugins';
import { ChunkSafetyPlugin } from './chunk-safety-plugin';
import { federationPlugin } from './federation';
import type { ShareContractPlugin } from './share-contract-plugin';
import { StableNamesPlugin } from './stable-names-plugin';

/** webpack's configuration of every application, for the browser and for the renderer in Node. */
export function createConfiguration(
  target: BuildTarget,
  shareContract: ShareContractPlugin,
): Configuration {
  const { application, platform, mode, outputFolder } = target;
  const isBrowser = platform === 'browser';

  return {
    name: `${application.name}-${platform}`,
    mode,
    context: application.folder,
    target: isBrowser ? ['web', 'es2022'] : ['async-node20', 'es2022'],
    entry: entryOf(target),
    output: { ...outputOf(target), path: outputFolder },
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [sourceRule(mode), assetRule(isBrowser)],
      // The renderer loads releases, which webpack does not know, by Node's own require.
      parser: { javascript: { createRequire: false } },
    },
    plugins: [
      ...chakraPlugins(),
      federationPlugin(target),
      shareContract,
      new StableNamesPlugin(),
      ...(isBrowser ? [new ChunkSafetyPlugin()] : []),
    ],
    optimization: {
      // By StableNamesPlugin.
      moduleIds: false,
      chunkIds: false,
      minimize: isBrowser && mode === 'production',
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
      // Small chunks cost more in requests than they save in bytes.
      splitChunks: isBrowser ? { minSize: 60_000 } : false,
    },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: cacheFolder,
      name: `${application.name}-${platform}-${mode}`,
      // Nothing is taken from a build with other tools: its bytes may differ.
      buildDependencies: { tools: [`${import.meta.dirname}/`, join(repositoryFolder, lockFile)] },
    },
    stats: 'none',
  };
}

/** The font is part of the shell's release, but no script names it: the site server does. */
const font = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

function entryOf({ application, platform }: BuildTarget): Record<string, string | string[]> {
  if (!application.isShell) return {};
  const isBrowser = platform === 'browser';
  return { main: isBrowser ? [font, './src/index.tsx'] : './server/renderer/index.tsx' };
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
    crossOriginLoading: 'anonymous',
    // Firefox drops a preloaded script once an element asks for it by a charset.
    charset: false,
    chunkLoadTimeout: 6000,
    // A module that threw is evaluated again by the next try.
    strictModuleExceptionHandling: true,
    ...(platform === 'browser' && {
      trustedTypes: { policyName: name, onPolicyCreationFailure: 'stop' },
    }),
    ...(platform === 'node' && application.isShell && { library: { type: 'commonjs-module' } }),
  };
}

const sourceRule = (mode: BuildTarget['mode']) => ({
  test: /\.tsx?$/,
  // Installed or not, the shared packages come as sources.
  exclude: /node_modules\/(?!@portal\/)/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: mode === 'development' } },
    },
  },
});

/** Both builds name a file alike; only the browser's writes it. */
const assetRule = (emit: boolean) => ({
  test: /\.(svg|png|webp|avif|woff2|mp4|webm|vtt)$/,
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
