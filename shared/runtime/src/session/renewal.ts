import { currentSession, onUserChange } from './session-store';

/**
 * «declined» also covers visitors without a session; «unasked» means that the dialog did not
 * appear.
 */
export type Renewal = 'renewed' | 'declined' | 'unasked';

type Renewer = () => Promise<Renewal>;

/** Longest wait for the dialog in milliseconds; its script may still be loading. */
const maxWaiting = 10_000;

let renewer: Renewer | undefined;
const waiting = new Set<(renewer: Renewer) => void>();

/** Registers the shell's sign-in dialog. Returns the unregister function. */
export function onRenewalAsked(next: Renewer) {
  renewer = next;
  waiting.forEach((take) => take(next));
  return () => {
    if (renewer === next) renewer = undefined;
  };
}

/**
 * Asks the user to sign in again and returns the result. Waits up to 10 seconds until the shell has
 * registered its dialog, then returns «unasked».
 */
export async function askRenewal(): Promise<Renewal> {
  if (!currentSession().isAuthenticated) return 'declined';
  const ask = renewer ?? (await nextRenewer());
  if (ask) return ask();
  return currentSession().isAuthenticated ? 'unasked' : 'declined';
}

/** Resolves with undefined after a timeout, or if the user signs out meanwhile. */
function nextRenewer() {
  return new Promise<Renewer | undefined>((resolve) => {
    const end = (next?: Renewer) => {
      clearTimeout(timer);
      stopListening();
      waiting.delete(end);
      resolve(next);
    };
    const timer = setTimeout(end, maxWaiting);
    const stopListening = onUserChange(end);
    waiting.add(end);
  });
}

/** True if the page has unsaved input; the forms of the remotes set this on the root element. */
export const hasUnsavedWork = () => document.documentElement.dataset['unsaved'] !== undefined;
