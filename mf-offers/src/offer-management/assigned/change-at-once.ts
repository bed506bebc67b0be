import type { TrashItem } from '@portal/contract/trash';
import { offerUndo } from '@portal/kit/deletion/undo';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { showNotice } from '@portal/runtime';
import { isOutdated } from '../../assignments/catalog-items/assignment-outcome';

type Change = {
  /** Changes the assignment and resolves to the server's message. */
  run: () => Promise<string>;
  failure: string;
  onChanged: () => Promise<void>;
};

/** Adds an item on the page and reports it. Returns true if it was added. */
export async function addAtOnce({ success, ...change }: Change & { success: string }) {
  const message = await runChange(change);
  if (message === undefined) return false;
  showNotice({ kind: 'success', text: message || success });
  return true;
}

type Removal = Change & { item: TrashItem; name: string };

/** Removes an item without asking, because the notice offers to undo it. */
export async function removeAtOnce({ item, name, ...change }: Removal) {
  const message = await runChange(change);
  if (message === undefined) return;
  offerUndo({ item, name, onRestored: () => void change.onChanged() });
}

/**
 * Resolves to the server's message after the page is reloaded, or to undefined after a reported
 * failure.
 */
async function runChange({ run, failure, onChanged }: Change) {
  try {
    const message = await run();
    await onChanged();
    return message;
  } catch (error) {
    void alertFailure(error, { fallback: failure });
    if (isOutdated(error)) await onChanged();
    return undefined;
  }
}
