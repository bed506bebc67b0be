import {
  ModuleFederation,
  setGlobalFederationInstance,
  type UserOptions,
} from '@module-federation/runtime-core';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

// Replaces `@module-federation/webpack-bundler-runtime` in remotes, which would add 4 KB to each
// entry. Its functions have no state, so remotes use those of the shell. The entry only contains
// the container's code and its own instance.

const shellRuntime: object = Reflect.get(globalThis, '_FEDERATION_BUNDLER_RUNTIME');

const federation = {
  runtime: { init },
  bundlerRuntime: { ...shellRuntime, initContainerEntry },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};

/** Each release has its own instance with a unique name. */
function init(options: UserOptions) {
  const instance = new ModuleFederation({ ...options, id: options.name });
  setGlobalFederationInstance(instance);
  return instance;
}

export default federation;
