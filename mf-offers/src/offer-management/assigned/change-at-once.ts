import type { TrashItem } from '@portal/contract/trash';
import { offerUndo } from '@portal/kit/deletion/undo';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { showNotice } from '@portal/runtime';
import { isOutdated } from '../../assignments/catalog-items/assignment-outcome';

type Change = {
  /** Changes what is assigned on the server and answers with its text. */
  run: () => Promise<string>;
  failure: string;
  onChanged: () => Promise<void>;
};

/** Assigns something without leaving the page, and tells it. Returns whether it is assigned. */
export async function addAtOnce({ success, ...change }: Change & { success: string }) {
  const message = await runChange(change);
  if (message === undefined) return false;
  showNotice({ kind: 'success', text: message || success });
  return true;
}

type Removal = Change & { item: TrashItem; name: string };

/** Takes something away unasked, as the notice that follows brings it back. */
export async function removeAtOnce({ item, name, ...change }: Removal) {
  const message = await runChange(change);
  if (message === undefined) return;
  offerUndo({ item, name, onRestored: () => void change.onChanged() });
}

/** Returns the server's text once the change is shown, or undefined for one that was refused, which is told. */
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
