/**
 * A problem of the whole page. The server refused the call (specification §6), the session had
 * expired (reading A21), or a save was refused and the sign-in dialog did not appear.
 */
export type AccessProblem =
  'unauthenticated' | 'forbidden' | 'invalid-token' | 'expired' | 'unasked';

type Listener = (problem: AccessProblem) => void;

const listeners = new Set<Listener>();

/**
 * Reports a problem to the listeners. Called by the HTTP client; the shell, which owns session and
 * navigation, listens.
 */
export const reportAccessProblem = (problem: AccessProblem) =>
  listeners.forEach((listener) => listener(problem));

/** Calls the listener for each reported problem. Returns the unsubscribe function. */
export function onAccessProblem(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
