/** Why the server refused a call, as far as it concerns the whole page and not the caller alone (specification §6). */
export type AccessProblem = 'unauthenticated' | 'forbidden' | 'invalid-token';

type Listener = (problem: AccessProblem) => void;

const listeners = new Set<Listener>();

/** The HTTP client reports here; the shell, which owns session and navigation, listens. */
export const reportAccessProblem = (problem: AccessProblem) =>
  listeners.forEach((listener) => listener(problem));

/** Returns the function that ends the subscription. */
export function onAccessProblem(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
