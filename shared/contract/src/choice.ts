import * as v from 'valibot';
import { maxId } from './wire';

/** Schema of a required select. Turns its value, text or number, into an id; '' means no choice. */
export const requiredChoice = (message: string) =>
  v.pipe(
    v.union([v.string(), v.number()], message),
    v.transform(Number),
    v.integer(message),
    v.minValue(1, message),
    v.maxValue(maxId, message),
  );

/** Schema of an optional select: the id, or undefined if nothing is chosen. */
export const optionalChoice = (message: string) =>
  v.pipe(
    v.optional(v.union([v.string(), v.number()], message), ''),
    v.transform((input) => (input === '' ? undefined : input)),
    v.optional(requiredChoice(message)),
  );
