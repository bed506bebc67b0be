type Listener = () => void;

const listeners = new Set<Listener>();

/**
 * Reports that the API refused a call because it does not follow the contract. Called by the HTTP
 * client.
 */
export const reportUnknownCall = () => listeners.forEach((listener) => listener());

/**
 * Calls the listener for each call that the API refused in this way. The shell listens, because it
 * knows the page that made the call. Returns the unsubscribe function.
 */
export function onUnknownCall(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
