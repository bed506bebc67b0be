import * as v from 'valibot';
import { maxId, missingOr, notANumber, requestObject } from './wire';

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

/** An id that a request has to name. */
const requiredId = (message: string) =>
  v.pipe(
    v.number(missingOr(message, notANumber)),
    v.integer(message),
    v.minValue(1, message),
    v.maxValue(maxId, message),
  );

/** An object that a request has to name by its id alone, whatever else travels with it. */
export const requiredReference = <Name extends string>(name: Name, message: string) =>
  requestObject(v.entriesFromList([name], requiredId(message)), message);
