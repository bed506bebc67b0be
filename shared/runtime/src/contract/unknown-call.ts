type Listener = () => void;

const listeners = new Set<Listener>();

/** The HTTP client reports here that the API refused a call which does not follow its contract. */
export const reportUnknownCall = () => listeners.forEach((listener) => listener());

/** The shell listens, which knows whose page made the call. Gives what ends it. */
export function onUnknownCall(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
