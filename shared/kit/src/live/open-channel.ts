/** A way to tell the other tabs of the browser; undefined where site data are blocked, which leaves each tab on its own. */
export function openChannel(name: string) {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
