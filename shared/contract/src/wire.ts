import * as v from 'valibot';

export const invalidData = 'Los datos enviados no son válidos.';

/**
 * Pieces of what travels. Answers are read leniently, because the specification (§7) does not show every body:
 * a missing text is empty, a missing number is 0. Requests get their messages from the entry schemas.
 */
export const wireObject = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, invalidData);

export const wireList = <Item extends v.GenericSchema>(item: Item) =>
  v.nullish(v.array(item, invalidData), []);

/** A list of an answer that never holds more than this. */
export const wireListUpTo = <Item extends v.GenericSchema>(item: Item, maxItems: number) =>
  v.nullish(v.pipe(v.array(item, invalidData), v.metadata({ maxItems })), []);

export const notText = 'Este dato debe ser un texto.';
export const notANumber = 'Este dato debe ser un número.';

/** Any text. Limits of answers are for their readers to know, not to check. */
export const wireText = v.pipe(v.nullish(v.string(notText), ''), v.string());

const wireNumber = v.pipe(
  v.nullish(v.union([v.number(), v.string()], notANumber), 0),
  v.transform(Number),
  v.number(notANumber),
);

/** An id or a count. */
export const wireInteger = v.pipe(wireNumber, v.metadata({ type: 'integer' }));

export const wireFlag = v.pipe(v.optional(v.unknown(), false), v.transform(Boolean), v.boolean());

/** Largest value of an integer column. */
export const maxId = 2_147_483_647;

/** The text for a value that is missing, or another one for what is of a wrong type. */
export const missingOr =
  (missing: string, wrong: string) =>
  ({ input }: { input: unknown }) =>
    input === undefined || input === null ? missing : wrong;
