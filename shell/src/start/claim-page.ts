const key = 'portalShell';

/** Whether this shell may start: one that was given up may still come after another has begun. */
export function claimPage() {
  if (key in globalThis) return false;
  Reflect.set(globalThis, key, true);
  return true;
}
