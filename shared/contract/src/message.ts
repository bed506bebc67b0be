import * as v from 'valibot';
import { wireObject } from './wire';

/**
 * Where servers put their text for the user. The specification names «Mensaje», «mensaje», «message», «error»
 * and «details», each for some calls; a reader names the one of its call first and takes any other that is there.
 */
export type MessageField = 'message' | 'error' | 'details';

const spellings: Record<MessageField, readonly string[]> = {
  message: ['Mensaje', 'mensaje', 'message'],
  error: ['error'],
  details: ['details'],
};

/** The text of a body for the user, or undefined when it holds none. */
export function readMessage(body: unknown, ...first: readonly MessageField[]): string | undefined {
  const order = new Set<MessageField>([...first, 'message', 'error', 'details']);
  return [...order]
    .flatMap((field) => spellings[field])
    .map((name) => readText(readField(body, name)))
    .find((text) => text !== undefined);
}

/** The text of an answer that reports success; empty when it has none. */
export const messageFromWire = (body: unknown) => readMessage(body) ?? '';

/** The list of what was refused, one text a field. */
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

/** The code of a refusal; its text where it has none. */
export const readErrorCode = (body: unknown) => readText(readField(body, 'error'));

/** Specification §6: this error of any call logs the user out. */
export const isInvalidToken = (body: unknown) => readErrorCode(body) === 'invalid_token';

export const messageWire = wireObject({ mensaje: v.string() });
export const messageToWire = (message: string): v.InferOutput<typeof messageWire> => ({
  mensaje: message,
});

/** Saving an offer and checking an e-mail answer with a capital letter (specification §7). */
export const capitalMessageWire = wireObject({ Mensaje: v.string() });
export const capitalMessageToWire = (
  message: string,
): v.InferOutput<typeof capitalMessageWire> => ({ Mensaje: message });

export type Failure = {
  message: string;
  /** One text a refused field. */
  errors?: readonly string[] | undefined;
  /** A code for programs, such as `invalid_token`, in place of the text under «error». */
  code?: string | undefined;
};

export const failureWire = wireObject({
  mensaje: v.string(),
  error: v.string(),
  errors: v.optional(v.array(v.string())),
});

/** A refused call. Screens read the text under either name (specification §8). */
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
