const key = 'portalShell';

/**
 * Returns false if another shell has started: an abandoned one may still load later. Records the
 * script's URL for the starter.
 */
export function claimPage(source: string) {
  if (key in globalThis) return false;
  Reflect.set(globalThis, key, source);
  return true;
}

/** The running shell release; undefined outside the site. */
export const runningShell = () =>
  /^\/releases\/shell\/(\w+)\//.exec(String(Reflect.get(globalThis, key)))?.[1];
