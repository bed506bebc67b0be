/** Replaces the shell's federation in the monolith, which has no remotes to load. */
export function importFromRelease() {
  return Promise.reject(new Error('The monolith has no remotes.'));
}

export function isShareFailure() {
  return false;
}

/**
 * The starter script takes this as a sign of a running shell; otherwise it would load another one.
 */
Reflect.set(globalThis, '__FEDERATION__', {});

export function installEntryLoader() {
  return undefined;
}
