import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { containerName, nodeEntryFile, remoteEntryFile } from '@portal/releases/release-names';
import { chunkNameOf, type BuildTarget } from './build-target';
import { remoteSharedModules, shellSharedModules } from './shared-modules';

/** Otherwise the plug-in finds webpack by making it fail, which takes a second. */
process.env['FEDERATION_WEBPACK_PATH'] = createRequire(import.meta.url).resolve('webpack');

/** The federation of all applications. docs/decisions/002-shared-modules-from-the-shell.md explains the options. */
export const federationPlugins = (target: BuildTarget) => [
  federationPlugin(target),
  ...(target.application.isShell ? [] : [handedRuntime()]),
];

function federationPlugin({ application, id, platform, pages }: BuildTarget) {
  const isBrowser = platform === 'browser';
  const common = {
    // The default loads every remote at start-up: one that hangs would block the page.
    shareStrategy: 'loaded-first' as const,
    manifest: false,
    dts: false,
    dev: false,
    virtualRuntimeEntry: true,
  };
  const optimization = { disableSnapshot: true, target: isBrowser ? 'web' : 'node' } as const;

  if (application.isShell) {
    return new ModuleFederationPlugin({
      ...common,
      name: application.name,
      shared: shellSharedModules,
      experiments: { optimization },
    });
  }
  const name = containerName(application.name, id);
  return new ModuleFederationPlugin({
    ...common,
    name,
    filename: isBrowser ? remoteEntryFile : nodeEntryFile,
    library: { type: isBrowser ? 'var' : 'commonjs-module', name },
    exposes: Object.fromEntries(pages.map((page) => [`./${page}`, exposed(page)])),
    shared: remoteSharedModules,
    // With this option remotes use the runtime core of the shell, which saves 24 KB in each entry.
    experiments: { optimization: { ...optimization, disableRemote: true }, externalRuntime: true },
  });
}

const handedRuntime = () =>
  new webpack.NormalModuleReplacementPlugin(
    /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
    join(import.meta.dirname, 'remote-runtime.ts'),
  );

const exposed = (page: string) => ({ import: `./src/${page}`, name: chunkNameOf(page) });
