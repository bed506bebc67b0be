/** Channel to the other tabs; undefined if site data are blocked. Each tab then works alone. */
export function openChannel(name: string) {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
