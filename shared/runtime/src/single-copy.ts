declare global {
  var portalRuntime: boolean | undefined;
}

/** A second copy would be a second session: two applications would disagree on who is signed in. */
export function claimSingleCopy() {
  if (globalThis.portalRuntime) throw new Error('@portal/runtime was evaluated twice in one page.');
  globalThis.portalRuntime = true;
}
