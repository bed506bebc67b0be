import { HttpError } from '@portal/http';

/** Where an answer may carry its text, in the order in which it is looked for (reading A08). */
const messageFields = ['mensaje', 'Mensaje', 'error', 'message', 'details'] as const;

/**
 * The text of an answer that refused a call. Names given come first, as the specification says
 * for that call which field is shown; without any text of the server the fallback is the text.
 */
export function errorMessage(error: unknown, fallback: string, ...firstFields: string[]) {
  const body = error instanceof HttpError ? error.body : undefined;
  const texts = [...firstFields, ...messageFields].map((field) => textAt(body, field));
  return texts.find((text) => text !== undefined) ?? fallback;
}

/** The list of errors of a refused form (specification §5, §8). */
export function errorList(error: unknown): string[] {
  const list: unknown = error instanceof HttpError ? valueAt(error.body, 'errors') : undefined;
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [];
}

/** True when the shell has already told the user, so that the screen stays silent. */
export const isHandled = (error: unknown) => error instanceof HttpError && error.isHandled;

/** The status of the answer, when there was one. */
export const errorStatus = (error: unknown) =>
  error instanceof HttpError ? error.status : undefined;

function textAt(body: unknown, field: string) {
  const value = valueAt(body, field);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function valueAt(body: unknown, field: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return Object.entries(body).find(([name]) => name === field)?.[1];
}
