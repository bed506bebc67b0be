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
  /** Changes the assignment on the server and answers with its text. */
  run: () => Promise<string>;
  /** Stands in for a server that says nothing. */
  success: string;
  failure: string;
  onDone: () => Promise<void>;
  /** The user has closed the message of the success. */
  onRead?: () => void;
};

/** Assigns and tells how it went (specification §8, «Question and language assignment»). */
export const assign = (change: Change) => runAndTell('¡Asignación Exitosa!', change);

type Unassignment = Change & { item: TrashItem; name: string };

/**
 * Asks, deletes and tells, in the words of the assignment pages (reading A16). Who has read that
 * can still take it back.
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

/** The server refuses because a colleague has assigned or deleted the same meanwhile. */
export function isOutdated(error: unknown) {
  const status = errorStatus(error);
  return status === 404 || status === 409;
}
