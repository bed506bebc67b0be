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
  /** What stands against it, in the server's words; '' when nothing does. Asked before the user is. */
  findImpediment?: () => Promise<string>;
  /** It is gone, or back again. Ends once what is shown is up to date. */
  onChanged: () => void | Promise<void>;
  /** What there is to do about a refusal instead of telling it; false where it is only to be told. */
  onRefused?: (error: unknown) => Promise<boolean>;
};

/**
 * Asks, deletes and tells, in the words that people, master data and offers share (specification §8).
 * Who has read that can still take it back.
 */
export async function deleteWhenConfirmed(deletion: Deletion) {
  const { item, name, remove, onChanged, onRefused } = deletion;
  if (await isImpossible(deletion)) return;
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

/** Nobody is asked to confirm what is going to be refused. */
async function isImpossible({ findImpediment }: Deletion) {
  if (!findImpediment) return false;
  // A server that cannot say decides when it is deleted.
  const text = await findImpediment().catch(() => '');
  if (text !== '') await showAlert({ kind: 'error', title: refusedTitle, text });
  return text !== '';
}

const refusedTitle = 'No se pudo eliminar';
