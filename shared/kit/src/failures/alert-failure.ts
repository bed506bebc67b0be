import type { MessageField } from '@portal/contract/message';
import { showAlert, type Alert } from '@portal/runtime';
import { errorMessage, isHandled } from './error-message';

type Telling = Partial<Pick<Alert, 'title' | 'links'>> & {
  /** Text if the server sends no message. */
  fallback?: string;
  /** Field of the answer to show first, if the specification names one (S8.05, S8.06). */
  field?: MessageField;
};

/** Shows an alert for a failed action, with the server's message if there is one. */
export async function alertFailure(error: unknown, telling: Telling = {}) {
  if (isHandled(error)) return;
  const { fallback = 'Intenta de nuevo en unos minutos.', field, ...alert } = telling;
  const text = errorMessage(error, fallback, ...(field ? [field] : []));
  await showAlert({ kind: 'error', title: 'Error', text, ...alert });
}
