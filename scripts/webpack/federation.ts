import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { containerName, nodeEntryFile, remoteEntryFile } from '@portal/releases/release-names';
import { chunkNameOf, type BuildTarget } from './build-target';
import { remoteSharedModules, shellSharedModules } from './shared-modules';

/** Else the plug-in makes webpack fail, which takes it a second, to read from its failure where it is. */
process.env['FEDERATION_WEBPACK_PATH'] = createRequire(import.meta.url).resolve('webpack');

/** The one federation of all applications; why each option is set stands in shell/README.md. */
export const federationPlugins = (target: BuildTarget) => [
  federationPlugin(target),
  ...(target.application.isShell ? [] : [handedRuntime()]),
];

function federationPlugin({ application, id, platform, pages }: BuildTarget) {
  const isBrowser = platform === 'browser';
  const common = {
    // The default fetches every remote at start-up: one that hangs would hold the page.
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
    // The shell hands its runtime over, instead of 24 KB more in each remote's entry: the core by this option.
    experiments: { optimization: { ...optimization, disableRemote: true }, externalRuntime: true },
  });
}

const handedRuntime = () =>
  new webpack.NormalModuleReplacementPlugin(
    /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
    join(import.meta.dirname, 'handed-runtime.ts'),
  );

const exposed = (page: string) => ({ import: `./src/${page}`, name: chunkNameOf(page) });
