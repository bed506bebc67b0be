/** Stands in the monolith for the shell's federation: there is no release to load from. */
export function importFromRelease() {
  return Promise.reject(new Error('The monolith has no remotes.'));
}

export function isShareFailure() {
  return false;
}

/** The starter tells by this that a shell runs; it would ask for another one. */
Reflect.set(globalThis, '__FEDERATION__', {});

export function installEntryLoader() {
  return undefined;
}
