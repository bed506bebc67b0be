import type { JobApplication } from '@portal/contract/job-application';
import { errorMessage } from '@portal/kit/failures/error-message';
import { showAlert, showNotice } from '@portal/runtime';
import type { StatusCall, StatusQueue } from './status-queue';

const savedText = 'El estado ha sido actualizado correctamente.';

/** Tells that a call was saved; who has left the list is told in passing. */
export function tellSaved(queue: StatusQueue, call: StatusCall, saved: readonly JobApplication[]) {
  const { manner, wanted } = call;
  if (manner === 'alert' && queue.isWatched()) {
    void showAlert({ kind: 'success', title: 'Estado actualizado', text: savedText });
  } else if (manner === 'many') {
    showNotice({
      kind: 'success',
      text: `${peopleCount(wanted.length)} en «${wanted[0]?.status.name}».`,
      action: { label: 'Deshacer', run: () => void undo(queue, call, saved) },
    });
  } else if (manner === 'undo') {
    const text = `${peopleCount(wanted.length)} de vuelta en su estado anterior.`;
    showNotice({ kind: 'success', text });
  } else showNotice({ kind: 'success', text: savedText });
}

const undo = (queue: StatusQueue, { before }: StatusCall, saved: readonly JobApplication[]) =>
  queue.changeMany(
    saved.map((application, index) => ({
      application,
      status: (before[index] ?? application).status,
    })),
    'undo',
  );

/** Tells that nothing of a call was saved; who has left the list finds the way back beside it. */
export function reportFailure(queue: StatusQueue, call: StatusCall, error: unknown) {
  const text = failureText(call, error);
  if (queue.isWatched()) {
    void showAlert({ kind: 'error', title: 'Error', text });
    return;
  }
  const [only, ...others] = call.wanted;
  const again = call.before.map((application, index) => ({
    application,
    status: (call.wanted[index] ?? application).status,
  }));
  showNotice({
    kind: 'error',
    text: only && others.length === 0 ? `${only.applicant.name}: ${text}` : text,
    action: { label: 'Reintentar', run: () => void queue.changeMany(again, call.manner) },
  });
}

function failureText({ manner, wanted }: StatusCall, error: unknown) {
  if (manner === 'alert' || manner === 'passing') {
    return 'Hubo un error al actualizar el estado. Por favor, inténtalo de nuevo.';
  }
  const text = `No se pudo cambiar el estado de ${peopleCount(wanted.length)}. Inténtalo de nuevo.`;
  return errorMessage(error, text);
}

export const peopleCount = (count: number) =>
  `${count} ${count === 1 ? 'aplicante' : 'aplicantes'}`;
