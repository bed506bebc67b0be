import type { TrashItem } from '@portal/contract/trash';
import { offerUndo } from '@portal/kit/deletion/undo';
import {
  errorList,
  errorMessage,
  errorStatus,
  isHandled,
} from '@portal/kit/failures/error-message';
import { askConfirmation, showAlert } from '@portal/runtime';

type Change = {
  /** Changes the assignment and resolves to the server's message. */
  run: () => Promise<string>;
  /** Text if the server sends no message. */
  success: string;
  failure: string;
  onDone: () => Promise<void>;
  /** Called after the user closes the success message. */
  onRead?: () => void;
};

/** Assigns and reports the result (S8.34). */
export const assign = (change: Change) => runAndTell('¡Asignación Exitosa!', change);

type Unassignment = Change & { item: TrashItem; name: string };

/**
 * Asks, deletes and reports in the texts of the assignment pages (reading A16). Then offers to undo
 * it.
 */
export async function confirmAndUnassign({ item, name, ...change }: Unassignment) {
  const isConfirmed = await askConfirmation({
    title: '¿Estás seguro?',
    text: `Se quitará «${name}» de la oferta.`,
    confirmLabel: 'Sí, eliminar',
    cancelLabel: 'No, conservar',
  });
  if (!isConfirmed) return;
  const onRestored = () => void change.onDone();
  await runAndTell('¡Eliminado!', {
    ...change,
    onRead: () => offerUndo({ item, name, onRestored }),
  });
}

async function runAndTell(title: string, { run, success, failure, onDone, onRead }: Change) {
  try {
    const message = await run();
    await onDone();
    void showAlert({ kind: 'success', title, text: message || success }).then(onRead);
  } catch (error) {
    reportFailure(error, failure);
    if (isOutdated(error)) await onDone();
  }
}

function reportFailure(error: unknown, failure: string) {
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

/** A colleague has assigned or deleted the same item meanwhile. */
export function isOutdated(error: unknown) {
  const status = errorStatus(error);
  return status === 404 || status === 409;
}
