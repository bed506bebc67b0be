type Listener = () => void;

const listeners = new Set<Listener>();

/** Called when the API refuses a call that does not follow its contract. */
export const reportUnknownCall = () => listeners.forEach((listener) => listener());

/**
 * Called by the shell, which knows the page that made the call. Returns the unsubscribe function.
 */
export function onUnknownCall(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
