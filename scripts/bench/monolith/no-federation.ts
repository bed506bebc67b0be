/** Stands in the monolith for the shell's federation: there is no release to load from. */
export function importFromRelease() {
  return Promise.reject(new Error('The monolith has no remotes.'));
}

export function isShareFailure() {
  return false;
}

export function installEntryLoader() {
  return undefined;
}
