import * as v from 'valibot';
import { maxId } from './wire';

/** A select's value as an id. Selects yield text, and '' for nothing chosen. */
export const requiredChoice = (message: string) =>
  v.pipe(
    v.union([v.string(), v.number()], message),
    v.transform(Number),
    v.integer(message),
    v.minValue(1, message),
    v.maxValue(maxId, message),
  );

/** The same where nothing need be chosen. */
export const optionalChoice = (message: string) =>
  v.pipe(
    v.optional(v.union([v.string(), v.number()], message), ''),
    v.transform((input) => (input === '' ? undefined : input)),
    v.optional(requiredChoice(message)),
  );
