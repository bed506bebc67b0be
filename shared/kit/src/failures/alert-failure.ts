import type { MessageField } from '@portal/contract/message';
import { showAlert, type Alert } from '@portal/runtime';
import { errorMessage, isHandled } from './error-message';

type Telling = Partial<Pick<Alert, 'title' | 'links'>> & {
  /** Stands in for a server that says nothing. */
  fallback?: string;
  /** The field of the answer that is shown, where the specification (§8) names one. */
  field?: MessageField;
};

/** Tells that something could not be done, in the server's words where it has some. */
export async function alertFailure(error: unknown, telling: Telling = {}) {
  if (isHandled(error)) return;
  const { fallback = 'Intenta de nuevo en unos minutos.', field, ...alert } = telling;
  const text = errorMessage(error, fallback, ...(field ? [field] : []));
  await showAlert({ kind: 'error', title: 'Error', text, ...alert });
}
