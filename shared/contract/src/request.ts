import * as v from 'valibot';
import { invalidData, maxId, missingOr, notANumber } from './wire';

// Parts of the schemas of requests. Browsers only write requests, so no page loads this.

const invalidId = 'El identificador no es válido.';

/** An id in a body. */
export const wireId = v.pipe(
  v.number(invalidId),
  v.integer(invalidId),
  v.minValue(1, invalidId),
  v.maxValue(maxId, invalidId),
);

/** An id in a path or in a multipart field. */
export const wireIdText = wholeNumberText({ min: 1, max: maxId, message: invalidId });

type WholeNumber = { min: number; max: number; message: string };

/**
 * Schema of an integer written as text in a path, a query or a form. The OpenAPI document shows an
 * integer.
 */
export function wholeNumberText({ min, max, message }: WholeNumber) {
  return v.pipe(
    v.string(message),
    v.regex(/^\d{1,10}$/, message),
    v.metadata({ type: 'integer', minimum: min, maximum: max }),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

/**
 * Schema of a request body. A missing field has the message of its own schema; `missing` is for a
 * missing body.
 */
export const requestObject = <Entries extends v.ObjectEntries>(
  entries: Entries,
  missing = invalidData,
) =>
  v.object(entries, ({ input, path }) => {
    const field = path && entries[String(path[0].key)];
    if (!field) return missingOr(missing, invalidData)({ input });
    return v.safeParse(field, undefined).issues?.[0]?.message ?? invalidData;
  });

/**
 * Schema of a list in a request; a missing list is empty. `tooMany` is the message for more than
 * `max` items.
 */
export const requestList = <Item extends v.GenericSchema>(
  item: Item,
  max: number,
  tooMany: string,
) => v.nullish(v.pipe(v.array(item, invalidData), v.maxLength(max, tooMany)), []);

/**
 * Version that the client last read. Without it the server does not check for concurrent changes.
 */
export const requestVersion = { version: v.nullish(v.number(notANumber)) };

/** Accepts either of two spellings. The messages are those of the first. */
export const eitherSpelling = <One extends v.GenericSchema, Other extends v.GenericSchema>(
  one: One,
  other: Other,
) => v.union([one, other], ({ issues }) => issues?.[0].message ?? invalidData);

const requiredId = (message: string) =>
  v.pipe(
    v.number(missingOr(message, notANumber)),
    v.integer(message),
    v.minValue(1, message),
    v.maxValue(maxId, message),
  );

/** Schema of a required object of which only the id counts. */
export const requiredReference = <Name extends string>(name: Name, message: string) =>
  requestObject(v.entriesFromList([name], requiredId(message)), message);
