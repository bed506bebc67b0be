const key = 'portalShell';

/**
 * Whether this shell may start: one that was given up may still come after another has begun. The
 * address that it came from stays there for the starter.
 */
export function claimPage(source: string) {
  if (key in globalThis) return false;
  Reflect.set(globalThis, key, source);
  return true;
}

/** The release of the shell that runs in this page; undefined outside of the site. */
export const runningShell = () =>
  /^\/releases\/shell\/(\w+)\//.exec(String(Reflect.get(globalThis, key)))?.[1];
