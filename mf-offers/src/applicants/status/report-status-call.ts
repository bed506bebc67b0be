import { formatNumber } from '@portal/kit/format/money';
import { errorMessage } from '@portal/kit/failures/error-message';
import { showAlert, showNotice } from '@portal/runtime';
import type { Outcome, Standing, StatusCall, StatusQueue } from './status-queue';

const savedText = 'El estado ha sido actualizado correctamente.';

/** Reports a saved request: in the list, or in a notice if the user has left the list. */
export function reportSaved(queue: StatusQueue, call: StatusCall, saved: readonly Standing[]) {
  if (call.manner === 'alert' && queue.isWatched()) {
    void showAlert({ kind: 'success', title: 'Estado actualizado', text: savedText });
    return;
  }
  const outcome = outcomeOf(queue, call, saved);
  if (queue.isWatched()) queue.tell(outcome);
  else {
    const { text, undo } = outcome;
    showNotice({
      kind: 'success',
      text,
      ...(undo && { action: { label: 'Deshacer', run: undo } }),
    });
  }
}

function outcomeOf(queue: StatusQueue, call: StatusCall, saved: readonly Standing[]): Outcome {
  const { manner, wanted } = call;
  const undo = () => void takeBack(queue, call, saved);
  if (manner === 'many') {
    return { text: `${peopleCount(wanted.length)} en «${wanted[0]?.status.name}».`, undo };
  }
  if (manner === 'undo') {
    return { text: `${peopleCount(wanted.length)} de vuelta en su estado anterior.` };
  }
  const [only] = wanted;
  const isNamed = manner === 'passing' && only && 'applicant' in only;
  return {
    text: isNamed ? `${only.applicant.name}: ${only.status.name}. ${savedText}` : savedText,
  };
}

const takeBack = (queue: StatusQueue, { before }: StatusCall, saved: readonly Standing[]) =>
  queue.changeMany(
    saved.map((application, index) => ({
      application,
      status: (before[index] ?? application).status,
    })),
    'undo',
  );

/** Reports a failed request, with a link to the list if the user has left it. */
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
    text:
      only && others.length === 0 && 'applicant' in only ? `${only.applicant.name}: ${text}` : text,
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
  `${formatNumber(count)} ${count === 1 ? 'aplicante' : 'aplicantes'}`;
