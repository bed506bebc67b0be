import { errorList, errorMessage, errorStatus, isHandled } from '@portal/kit/format/error-message';
import { askConfirmation, showAlert } from '@portal/runtime';

type Change = {
  /** Changes the assignment on the server and answers with its text. */
  run: () => Promise<string>;
  /** Stands in for a server that says nothing. */
  success: string;
  failure: string;
  onDone: () => Promise<void>;
};

/** Assigns and tells how it went (specification §8, «Question and language assignment»). */
export const assign = (change: Change) => runAndTell('¡Asignación Exitosa!', change);

/** Asks, deletes and tells, in the words of the assignment pages (reading A16). */
export async function confirmAndUnassign(name: string, change: Change) {
  const isConfirmed = await askConfirmation({
    title: '¿Estás seguro?',
    text: `Se quitará «${name}» de la oferta.`,
    confirmLabel: 'Sí, eliminar',
    cancelLabel: 'No, conservar',
  });
  if (isConfirmed) await runAndTell('¡Eliminado!', change);
}

async function runAndTell(title: string, { run, success, failure, onDone }: Change) {
  try {
    const message = await run();
    await onDone();
    void showAlert({ kind: 'success', title, text: message || success });
    return true;
  } catch (error) {
    tellFailure(error, failure);
    return false;
  }
}

function tellFailure(error: unknown, failure: string) {
  if (isHandled(error)) return;
  const text = errorMessage(error, failure);
  if (errorStatus(error) !== 400) {
    void showAlert({ kind: 'error', title: 'Error', text });
    return;
  }
  const details = errorList(error);
  void showAlert({
    kind: 'error',
    title: 'Error de Validación',
    text: details.length > 0 ? 'Revisa lo siguiente:' : text,
    details,
  });
}
