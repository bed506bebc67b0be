import { errorMessage, isHandled } from '@portal/kit/failures/error-message';
import { showAlert } from '@portal/runtime';

/** Tells that something could not be done, in the server's words where it has some. */
export function tellFailure(error: unknown, title: string) {
  if (isHandled(error)) return;
  const text = errorMessage(error, 'Intenta de nuevo en unos minutos.');
  void showAlert({ kind: 'error', title, text });
}
