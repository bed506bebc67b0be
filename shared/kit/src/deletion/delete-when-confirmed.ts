import type { TrashItem } from '@portal/contract/trash';
import { askConfirmation, showAlert } from '@portal/runtime';
import { alertFailure } from '../failures/alert-failure';
import { offerUndo } from './undo';

type Deletion = {
  item: TrashItem;
  /** What is deleted, as the user knows it. */
  name: string;
  /** Deletes it and answers with the server's text. */
  remove: () => Promise<string>;
  /** It is gone, or back again. Ends once what is shown is up to date. */
  onChanged: () => void | Promise<void>;
  /** What there is to do about a refusal instead of telling it; false where it is only to be told. */
  onRefused?: (error: unknown) => Promise<boolean>;
};

/**
 * Asks, deletes and tells, in the words that people, master data and offers share (specification §8).
 * Who has read that can still take it back.
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
    // Before it is told: whoever closed the message would be led back to a button that is about to go.
    await onChanged();
    const text = message || `Eliminaste «${name}».`;
    await showAlert({ kind: 'success', title: 'Eliminado!', text });
    offerUndo({ item, name, onRestored: () => void onChanged() });
  } catch (error) {
    if (await onRefused?.(error)) return;
    await alertFailure(error, { title: refusedTitle });
  }
}

export const refusedTitle = 'No se pudo eliminar';
