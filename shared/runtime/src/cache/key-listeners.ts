/** Listeners by cache key. `onLeft` is called when a key has no listener left. */
export function createKeyListeners(onLeft: (key: string) => void) {
  const listeners = new Map<string, Set<() => void>>();

  const isShown = (key: string) => listeners.has(key);
  const tell = (key: string) => listeners.get(key)?.forEach((listener) => listener());

  function leave(key: string) {
    if (listeners.get(key)?.size !== 0) return;
    listeners.delete(key);
    onLeft(key);
  }

  function subscribe(key: string, listener: () => void) {
    const ofKey = listeners.get(key) ?? new Set();
    listeners.set(key, ofKey.add(listener));
    return () => {
      ofKey.delete(listener);
      // A screen that renders again subscribes at once.
      queueMicrotask(() => leave(key));
    };
  }

  return { isShown, tell, subscribe };
}
