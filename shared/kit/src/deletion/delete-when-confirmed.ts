import type { TrashItem } from '@portal/contract/trash';
import { askConfirmation, showAlert } from '@portal/runtime';
import { alertFailure } from '../failures/alert-failure';
import { offerUndo } from './undo';

type Deletion = {
  /** Kind and id of the record in the trash, for undoing the deletion. */
  item: TrashItem;
  /** Name of the record for the texts. */
  name: string;
  /** Deletes the record and returns the server's message; '' shows a standard text. */
  remove: () => Promise<string>;
  /** Called after deleting and after restoring. Resolves when the screen is up to date. */
  onChanged: () => void | Promise<void>;
  /** Handles a refusal. Returns false if the error should be shown as usual. */
  onRefused?: (error: unknown) => Promise<boolean>;
};

/**
 * Asks for confirmation, deletes the record and reports the result, with the texts for people,
 * master data and offers (S8.42). Then offers to undo it. Shows errors instead of rejecting.
 */
export async function deleteWhenConfirmed({ item, name, remove, onChanged, onRefused }: Deletion) {
  const isConfirmed = await askConfirmation({
    title: 'Esta seguro?',
    text: `Vas a eliminar «${name}».`,
    confirmLabel: 'Si, Eliminar!',
    cancelLabel: 'No, Cancelar!',
  });
  if (!isConfirmed) return;

  try {
    const message = await remove();
    // Before the alert, because closing it returns the focus to a button that is about to
    // disappear.
    await onChanged();
    const text = message || `Eliminaste «${name}».`;
    await showAlert({ kind: 'success', title: 'Eliminado!', text });
    offerUndo({ item, name, onRestored: () => void onChanged() });
  } catch (error) {
    if (await onRefused?.(error)) return;
    await alertFailure(error, { title: refusedTitle });
  }
}

/** Title of an alert for a refused deletion (S8.42). */
export const refusedTitle = 'No se pudo eliminar';
