import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import type { Application } from '../applications';
import type { BuildTarget } from './build-target';
import { HotIntegrityPlugin } from './hot-integrity-plugin';
import { installedPackages, sourceFiles, workerFiles } from './source-files';

const { EntryPlugin, HotModuleReplacementPlugin } = webpack;

/** The module by which a build tells the page of itself, so that the page follows its changes. */
export const hotClient = ({ name }: Application) =>
  `${join(import.meta.dirname, 'hot-client.ts')}?${name}`;

/** What lets an open page take over the changes of a build, and its components keep their state. */
export const hotPlugins = ({ application }: BuildTarget) => [
  // Whatever part of a remote comes into the page first.
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

/** The page has one runtime of React's refresh, which had to be there before React: the shell brings it. */
export function refreshRuntimeOfShell({ request = '' }: ExternalData, resolve: Resolve) {
  // The plug-in asks for it by its name and by its file.
  if (!/\breact-refresh[\\/]runtime(\.js)?$/.test(request)) return resolve();
  return resolve(null, 'var portalDevelopment.refresh');
}
