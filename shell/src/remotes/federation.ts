import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { containerName, releaseUrl, remoteEntryFile } from '@portal/releases/release-names';
import type { ComposedRelease } from './composition';

/** Provided by webpack. */
declare const __webpack_require__: { readonly federation: { readonly bundlerRuntime: object } };

/** Loads the container of a release: by script in the browser, from disk on the server. */
export type EntryLoader = (application: string, release: ComposedRelease) => Promise<Container>;

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Exclude<Awaited<ReturnType<LoadEntry>>, void>;

const registeredReleases = new Map<string, Parameters<EntryLoader>>();

const shareFailures = new WeakSet<object>();

/**
 * True if a page failed because of a shared module. Each of its releases uses the same shell, so
 * each would fail.
 */
export const isShareFailure = (failure: unknown) =>
  failure instanceof Error && shareFailures.has(failure);

/** Otherwise a shared module that failed once would fail until the page is reloaded. */
const forgetFailedShares: ModuleFederationRuntimePlugin = {
  name: 'portal-shares',
  errorLoadShare({ pkgName, shareScopeMap, error }) {
    if (error instanceof Error) shareFailures.add(error);
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) {
        if (!shared.loaded) shared.loading = null;
      }
    }
  },
};

/**
 * Installs the loader of entries, so that each one is loaded with its hash, a time limit and
 * retries.
 */
export function installEntryLoader(load: EntryLoader) {
  // Remotes are built without the federation runtime and use the shell's by these names.
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore);
  Reflect.set(
    globalThis,
    '_FEDERATION_BUNDLER_RUNTIME',
    __webpack_require__.federation.bundlerRuntime,
  );
  runtimeCore.registerGlobalPlugins([forgetFailedShares]);
  registerPlugins([
    forgetFailedShares,
    {
      name: 'portal-entries',
      loadEntry: ({ remoteInfo }) => {
        const release = registeredReleases.get(remoteInfo.name);
        if (!release) throw new Error(`${remoteInfo.name} is not in the release set of this page.`);
        return load(...release);
      },
    },
  ]);
}

export function importFromRelease(application: string, release: ComposedRelease, page: string) {
  const name = containerName(application, release.id);
  if (!registeredReleases.has(name)) {
    registeredReleases.set(name, [application, release]);
    const entry = releaseUrl(application, release.id, remoteEntryFile);
    registerRemotes([{ name, entry, type: 'var', entryGlobalName: name }]);
  }
  return loadRemote<unknown>(`${name}/${page}`);
}
