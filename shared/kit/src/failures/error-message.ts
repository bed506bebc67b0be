import {
  readErrorCode,
  readErrors,
  readMessage,
  type MessageField,
} from '@portal/contract/message';
import { HttpError } from '@portal/http';

/**
 * The server's message for a failed call, or `fallback` without one. `first` names the field that
 * the specification shows for this call (specification §8).
 */
export const errorMessage = (error: unknown, fallback: string, ...first: MessageField[]) =>
  readMessage(bodyOf(error), ...first) ?? fallback;

/** Messages of a refused form's fields; empty if the server sent none (S5.22, S8.32). */
export const errorList = (error: unknown) => readErrors(bodyOf(error));

/** True if the shell has already shown the error, so that the screen stays silent. */
export const isHandled = (error: unknown) => error instanceof HttpError && error.isHandled;

/**
 * Returns the HTTP status of a failed call. Undefined if no server answered or the error is not an
 * `HttpError`.
 */
export const errorStatus = (error: unknown) =>
  error instanceof HttpError ? error.status : undefined;

/** Error code of the answer, such as `invalid_token`; undefined without one. */
export const errorCode = (error: unknown) => readErrorCode(bodyOf(error));

/** Retry-After of the answer, in seconds; undefined without one. */
export const retryAfter = (error: unknown) =>
  error instanceof HttpError ? error.retryAfter : undefined;

/** True if no server answered: no network, or a gateway without a reachable server. */
export function isUnanswered(error: unknown) {
  if (!(error instanceof HttpError)) return false;
  const isFromGateway = error.status !== undefined && gatewayStatuses.has(error.status);
  return error.status === undefined || (isFromGateway && readMessage(error.body) === undefined);
}

/**
 * Advice for a call that failed without a message. Blames the connection only if no server
 * answered.
 */
export const tryAgainText = (error: unknown) =>
  isUnanswered(error)
    ? 'Revisa tu conexión e inténtalo de nuevo.'
    : 'Es un problema nuestro. Inténtalo de nuevo en unos minutos.';

const gatewayStatuses = new Set([502, 503, 504]);

const bodyOf = (error: unknown) => (error instanceof HttpError ? error.body : undefined);
