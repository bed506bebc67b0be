import * as v from 'valibot';
import { invalidData, maxId, missingOr, notANumber } from './wire';

// Pieces of what the server reads. Browsers only write requests, so no page carries any of this.

const invalidId = 'El identificador no es válido.';

/** An id that somebody sends: in a body … */
export const wireId = v.pipe(
  v.number(invalidId),
  v.integer(invalidId),
  v.minValue(1, invalidId),
  v.maxValue(maxId, invalidId),
);

/** … and in a path or a multipart field. */
export const wireIdText = wholeNumberText({ min: 1, max: maxId, message: invalidId });

type WholeNumber = { min: number; max: number; message: string };

/** A whole number as the text of a path, a query or a form. Documents show the number. */
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
 * What a request holds. A field that is missing is refused in the words of its own schema; the given
 * text is for when all of it is missing.
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

/** What a request may list; the text is for a list that is too long. */
export const requestList = <Item extends v.GenericSchema>(
  item: Item,
  max: number,
  tooMany: string,
) => v.nullish(v.pipe(v.array(item, invalidData), v.maxLength(max, tooMany)), []);

/** The version that was read of what is saved, for who wants it to be checked. */
export const requestVersion = { version: v.nullish(v.number(notANumber)) };

/** The same under either of two spellings; refused in the words of the first. */
export const eitherSpelling = <One extends v.GenericSchema, Other extends v.GenericSchema>(
  one: One,
  other: Other,
) => v.union([one, other], ({ issues }) => issues?.[0].message ?? invalidData);

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
