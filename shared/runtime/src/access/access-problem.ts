/**
 * What concerns the whole page and not the caller of a call alone: why the server refused it
 * (specification §6), that the session's time was over before it (reading A21), or that a save was refused whose user
 * could not be asked to sign in again.
 */
export type AccessProblem =
  'unauthenticated' | 'forbidden' | 'invalid-token' | 'expired' | 'unasked';

type Listener = (problem: AccessProblem) => void;

const listeners = new Set<Listener>();

/** The HTTP client reports here; the shell, which owns session and navigation, listens. */
export const reportAccessProblem = (problem: AccessProblem) =>
  listeners.forEach((listener) => listener(problem));

export function onAccessProblem(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
