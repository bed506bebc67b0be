import * as v from 'valibot';

/** Message for a value of the wrong shape. */
export const invalidData = 'Los datos enviados no son válidos.';

/**
 * Schema of a JSON object. Answers are read leniently, because the specification does not show every
 * body (specification §7): a missing text is '', a missing number 0. Requests use the messages of
 * the form schemas.
 *
 * The suffixes of exported names have these meanings:
 *
 * - `xWire`: schema of an answer or a body with the names on the wire; OpenAPI shows it.
 * - `xFromWire`: schema that validates an answer, a body or a query and converts it to our names.
 * - `xToWire`: function that writes the same with the names on the wire.
 * - `XEntry`: input of a form or a call, except entries of the activity log and of the trash.
 */
export const wireObject = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, invalidData);

/** Schema of a list in an answer. A missing list is empty. */
export const wireList = <Item extends v.GenericSchema>(item: Item) =>
  v.nullish(v.array(item, invalidData), []);

/** List with a documented maximum, which is not checked. */
export const wireListUpTo = <Item extends v.GenericSchema>(item: Item, maxItems: number) =>
  v.nullish(v.pipe(v.array(item, invalidData), v.metadata({ maxItems })), []);

/** Message for a value that must be a text. */
export const notText = 'Este dato debe ser un texto.';
/** Message for a value that must be a number. */
export const notANumber = 'Este dato debe ser un número.';

/** Any text. Limits of answers are documented but not checked. */
export const wireText = v.pipe(v.nullish(v.string(notText), ''), v.string());

const wireNumber = v.pipe(
  v.nullish(v.union([v.number(), v.string()], notANumber), 0),
  v.transform(Number),
  v.number(notANumber),
);

/** An id or a count. */
export const wireInteger = v.pipe(wireNumber, v.metadata({ type: 'integer' }));

/** Schema of a boolean in an answer. Any truthy value is true, a missing one false. */
export const wireFlag = v.pipe(v.optional(v.unknown(), false), v.transform(Boolean), v.boolean());

/** Largest value of a PostgreSQL integer column. */
export const maxId = 2_147_483_647;

/** Message for a missing value, and another for a value of the wrong type. */
export const missingOr =
  (missing: string, wrong: string) =>
  ({ input }: { input: unknown }) =>
    input === undefined || input === null ? missing : wrong;
