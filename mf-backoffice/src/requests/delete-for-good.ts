import { alertFailure } from '@portal/kit/failures/alert-failure';
import { askConfirmation, showAlert } from '@portal/runtime';

type Deletion = {
  /** What goes, with everything that goes with it. */
  text: string;
  title: string;
  confirmLabel: string;
  /** Does it and answers with the server's text. */
  remove: () => Promise<string>;
  onRemoved: () => void;
};

/** Asks and removes what no trash keeps: personal data that somebody wants gone. */
export async function deleteForGood({ title, text, confirmLabel, remove, onRemoved }: Deletion) {
  if (!(await askConfirmation({ title, text, confirmLabel, cancelLabel: 'Cancelar' }))) return;

  try {
    const message = await remove();
    onRemoved();
    await showAlert({ kind: 'success', title: 'Listo', text: message });
  } catch (error) {
    void alertFailure(error, { title: 'No se pudo eliminar' });
  }
}
