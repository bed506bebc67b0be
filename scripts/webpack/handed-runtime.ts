import {
  ModuleFederation,
  setGlobalFederationInstance,
  type UserOptions,
} from '@module-federation/runtime-core';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

// Stands in remotes for `@module-federation/webpack-bundler-runtime`, 4 KB in each entry: its functions have no
// state, so the shell's serve all. Only what makes a container, and what is the release's own, is in its entry.

const shellRuntime: object = Reflect.get(globalThis, '_FEDERATION_BUNDLER_RUNTIME');

const federation = {
  runtime: { init },
  bundlerRuntime: { ...shellRuntime, initContainerEntry },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};

/** Each release has its own instance: no two have a name in common. */
function init(options: UserOptions) {
  const instance = new ModuleFederation({ ...options, id: options.name });
  setGlobalFederationInstance(instance);
  return instance;
}

export default federation;
