import { currentSession, onUserChange } from './session-store';

/** What came of it: «declined» also when nobody is signed in, «unasked» when the dialog did not come. */
export type Renewal = 'renewed' | 'declined' | 'unasked';

type Renewer = () => Promise<Renewal>;

/** How long a call waits for the dialog, whose script may still be on its way, in milliseconds. */
const maxWaiting = 10_000;

let renewer: Renewer | undefined;
const waiting = new Set<(renewer: Renewer) => void>();

/** The shell, which owns the dialog, offers to sign the same user in again above the page. Returns the way to stop. */
export function onRenewalAsked(next: Renewer) {
  renewer = next;
  waiting.forEach((take) => take(next));
  return () => {
    if (renewer === next) renewer = undefined;
  };
}

/** Asks the user to sign in again, as soon as the dialog is there. */
export async function askRenewal(): Promise<Renewal> {
  if (!currentSession().isAuthenticated) return 'declined';
  const ask = renewer ?? (await nextRenewer());
  if (ask) return ask();
  return currentSession().isAuthenticated ? 'unasked' : 'declined';
}

/** None when it takes too long, or when the user signs out meanwhile. */
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
/** Whether a page holds what would be lost with it, as the forms of the remotes tell it on the root element. */
export const hasUnsavedWork = () => document.documentElement.dataset['unsaved'] !== undefined;
