type Renewer = () => Promise<boolean>;

let renewer: Renewer | undefined;

/** The shell, which owns the dialog, offers to sign the same user in again above the page. Returns the way to stop. */
export function onRenewalAsked(next: Renewer) {
  renewer = next;
  return () => {
    if (renewer === next) renewer = undefined;
  };
}

/** Whether the user has signed in again; false as well where nobody is there to ask. */
export const askRenewal = () => renewer?.() ?? Promise.resolve(false);

/** Whether a page holds what would be lost with it, as the forms of the remotes tell it on the root element. */
export const hasUnsavedWork = () => document.documentElement.dataset['unsaved'] !== undefined;
