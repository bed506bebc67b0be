import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import type { Application } from '../applications';
import type { BuildTarget } from './build-target';
import { HotIntegrityPlugin } from './hot-integrity-plugin';
import { installedPackages, sourceFiles, workerFiles } from './source-files';

const { EntryPlugin, HotModuleReplacementPlugin } = webpack;

/** This module reports a build to the page, so that the page applies its changes. */
export const hotClient = ({ name }: Application) =>
  `${join(import.meta.dirname, 'hot-client.ts')}?${name}`;

/** Plug-ins that apply changes in open pages and preserve the state of components. */
export const hotPlugins = ({ application }: BuildTarget) => [
  // Added to every part of a remote, because any of them may load first.
  ...(application.isShell ? [] : [new EntryPlugin(application.folder, hotClient(application), {})]),
  new ReactRefreshPlugin({
    overlay: false,
    include: sourceFiles,
    exclude: [installedPackages, workerFiles],
  }),
  new HotModuleReplacementPlugin(),
  new HotIntegrityPlugin(),
];

type ExternalData = { readonly request?: string };
type Resolve = (error?: null, request?: string) => void;

/** React's refresh runtime must load before React, so the shell provides the only one. */
export function refreshRuntimeOfShell({ request = '' }: ExternalData, resolve: Resolve) {
  // The plug-in imports it by name and by file.
  if (!/\breact-refresh[\\/]runtime(\.js)?$/.test(request)) return resolve();
  return resolve(null, 'var portalDevelopment.refresh');
}
