import { askConfirmation, showAlert } from '@portal/runtime';
import { errorMessage, isHandled } from '../format/error-message';

type Deletion = {
  /** What is deleted, as the user knows it. */
  name: string;
  /** Deletes it and answers with the server's text. */
  remove: () => Promise<string>;
  onDeleted: () => void;
};

/** Asks, deletes and tells, in the words that people, master data and offers share (specification §8). */
export async function deleteWhenConfirmed({ name, remove, onDeleted }: Deletion) {
  const isConfirmed = await askConfirmation({
    title: 'Esta seguro?',
    text: `Vas a eliminar «${name}».`,
    confirmLabel: 'Si, Eliminar!',
    cancelLabel: 'No, Cancelar!',
  });
  if (!isConfirmed) return;

  try {
    const message = await remove();
    onDeleted();
    const text = message || `Eliminaste «${name}».`;
    await showAlert({ kind: 'success', title: 'Eliminado!', text });
  } catch (error) {
    if (isHandled(error)) return;
    const text = errorMessage(error, 'Intenta de nuevo en unos minutos.');
    await showAlert({ kind: 'error', title: 'No se pudo eliminar', text });
  }
}
