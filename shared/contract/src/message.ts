import * as v from 'valibot';
import { wireObject } from './wire';

/**
 * Fields that may hold the server's message for the user. The specification names «Mensaje»,
 * «mensaje», «message», «error» and «details» for different calls. A caller names the field to try
 * first; the others follow.
 */
export type MessageField = 'message' | 'error' | 'details';

const spellings: Record<MessageField, readonly string[]> = {
  message: ['Mensaje', 'mensaje', 'message'],
  error: ['error'],
  details: ['details'],
};

/** The message of a body; undefined if it has none. */
export function readMessage(body: unknown, ...first: readonly MessageField[]): string | undefined {
  const order = new Set<MessageField>([...first, 'message', 'error', 'details']);
  return [...order]
    .flatMap((field) => spellings[field])
    .map((name) => readText(readField(body, name)))
    .find((text) => text !== undefined);
}

/** The message of a successful answer; '' if it has none. */
export const messageFromWire = (body: unknown) => readMessage(body) ?? '';

/** Messages of the refused fields, one for each field. */
export function readErrors(body: unknown): readonly string[] {
  const errors = readField(body, 'errors');
  if (!Array.isArray(errors)) return [];
  return errors
    .map(
      (error: unknown) =>
        readText(error) ?? readText(readField(error, 'defaultMessage')) ?? readMessage(error),
    )
    .filter((text) => text !== undefined);
}

/** Error code of a failed answer, or its text if it has no code. */
export const readErrorCode = (body: unknown) => readText(readField(body, 'error'));

/** True for the error that signs the user out (S6.11). */
export const isInvalidToken = (body: unknown) => readErrorCode(body) === 'invalid_token';

/** Answer with a message for the user, as `mensaje`. */
export const messageWire = wireObject({ mensaje: v.string() });
/** Writes a message as `mensaje`. */
export const messageToWire = (message: string): v.InferOutput<typeof messageWire> => ({
  mensaje: message,
});

/** Saving an offer and checking an e-mail answer with a capital letter (S7.15, S7.24). */
export const capitalMessageWire = wireObject({ Mensaje: v.string() });
/** Writes a message as `Mensaje`. */
export const capitalMessageToWire = (
  message: string,
): v.InferOutput<typeof capitalMessageWire> => ({ Mensaje: message });

/** Message of a failed call, with the messages of refused fields. */
export type Failure = {
  message: string;
  errors?: readonly string[] | undefined;
  /** Error code such as `invalid_token`, sent as «error» instead of the message. */
  code?: string | undefined;
};

/** Body of a failed call, for the OpenAPI document. */
export const failureWire = wireObject({
  mensaje: v.string(),
  error: v.string(),
  errors: v.optional(v.array(v.string())),
});

/** Body of a failed call. Screens read the message from «mensaje» or «error» (S8.05, S8.06). */
export const failureToWire = ({
  message,
  errors,
  code,
}: Failure): v.InferOutput<typeof failureWire> => ({
  mensaje: message,
  error: code ?? message,
  ...(errors && { errors: [...errors] }),
});

const readField = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

function readText(value: unknown): string | undefined {
  if (Array.isArray(value))
    return readText(value.filter((part) => typeof part === 'string').join(' '));
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
