import * as v from 'valibot';

/**
 * Pieces of what travels. Answers are read leniently, because the specification (§7) does not show every body:
 * a missing text is empty, a missing number is 0. Requests get their messages from the entry schemas.
 */
export const wireObject = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, 'Los datos enviados no son válidos.');

export const wireList = <Item extends v.GenericSchema>(item: Item) =>
  v.nullish(v.array(item, 'Los datos enviados no son válidos.'), []);

export const wireText = v.pipe(v.nullish(v.string('Este dato debe ser un texto.'), ''), v.string());

export const wireOptionalText = v.nullish(v.string('Este dato debe ser un texto.'));

const notANumber = 'Este dato debe ser un número.';

export const wireNumber = v.pipe(
  v.nullish(v.union([v.number(), v.string()], notANumber), 0),
  v.transform(Number),
  v.number(notANumber),
);

/** A number that may be missing, such as one of two spellings of an id. */
export const wireOptionalNumber = v.nullish(v.number(notANumber));

export const wireFlag = v.pipe(v.optional(v.unknown(), false), v.transform(Boolean), v.boolean());

/** Largest value of an integer column. */
export const maxId = 2_147_483_647;

const invalidId = 'El identificador no es válido.';

/** An id that somebody sends: in a body … */
export const wireId = v.pipe(
  v.number(invalidId),
  v.integer(invalidId),
  v.minValue(1, invalidId),
  v.maxValue(maxId, invalidId),
);

/** … and in a path or a multipart field. */
export const wireIdText = v.pipe(
  v.string(invalidId),
  v.regex(/^\d{1,10}$/, invalidId),
  v.transform(Number),
  wireId,
);
