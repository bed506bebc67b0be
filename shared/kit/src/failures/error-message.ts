import {
  readErrorCode,
  readErrors,
  readMessage,
  type MessageField,
} from '@portal/contract/message';
import { HttpError } from '@portal/http';

/**
 * The text of the answer that refused a call. The specification (§8) says for each call which
 * field is shown; it is named first. Without any text of the server the fallback is shown.
 */
export const errorMessage = (error: unknown, fallback: string, ...first: MessageField[]) =>
  readMessage(bodyOf(error), ...first) ?? fallback;

/** The list of errors of a refused form (specification §5, §8). */
export const errorList = (error: unknown) => readErrors(bodyOf(error));

/** True when the shell has already told the user, so that the screen stays silent. */
export const isHandled = (error: unknown) => error instanceof HttpError && error.isHandled;

export const errorStatus = (error: unknown) =>
  error instanceof HttpError ? error.status : undefined;

/** The code that a refusal has for programs, if it has one. */
export const errorCode = (error: unknown) => readErrorCode(bodyOf(error));

/** In how many seconds the server wants to be asked again, where it says so. */
export const retryAfter = (error: unknown) =>
  error instanceof HttpError ? error.retryAfter : undefined;

/** True when no server answered: no network, or a gateway that found none behind it. */
export function isUnanswered(error: unknown) {
  if (!(error instanceof HttpError)) return false;
  const isFromGateway = error.status !== undefined && gatewayStatuses.has(error.status);
  return error.status === undefined || (isFromGateway && readMessage(error.body) === undefined);
}

/** What to do about a call that failed without a word of the server; its own faults are not the reader's network. */
export const tryAgainText = (error: unknown) =>
  isUnanswered(error)
    ? 'Revisa tu conexión e inténtalo de nuevo.'
    : 'Es un problema nuestro. Inténtalo de nuevo en unos minutos.';

const gatewayStatuses = new Set([502, 503, 504]);

const bodyOf = (error: unknown) => (error instanceof HttpError ? error.body : undefined);
