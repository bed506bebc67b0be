import * as v from 'valibot';
import { holdsMany, type Field, type Fields, type Loose, type RecordOf } from './fields';
import { keyOf } from './key-of';
import { maxEmailLength, maxTextLength } from './text';
import { invalidData, notANumber, notText, wireFlag, wireObject } from './wire';

// Reading of answers by tables of fields. The overload signatures carry the exact types; the
// implementations accept any table.

/** Schema of an answer, also used for the OpenAPI document. Missing values are allowed. */
export const answerSchema = (fields: Fields) =>
  wireObject(
    Object.fromEntries(
      Object.values(fields).flatMap((field) => {
        const { wire, otherWire, isOptional } = field;
        const names = otherWire ? [wire, otherWire] : [wire];
        const blank = isOptional || otherWire ? undefined : blankOf(field);
        return names.map((name) => [name, v.nullish(schemaOf(field), blank)]);
      }),
    ),
  );

function schemaOf(field: Field): v.GenericSchema {
  if ('of' in field) return nestedSchema(field);
  if (field.kind === 'flag') return wireFlag;
  if (field.kind === 'number') return anyNumber;
  if (field.kind === 'word') return v.picklist(Object.values(field.words));
  return integers.has(field.kind)
    ? v.pipe(anyNumber, v.metadata({ type: 'integer' }))
    : v.pipe(v.string(notText), v.metadata(aboutText(field)));
}

const integers = new Set<Field['kind']>(['count', 'id', 'integer', 'version']);

function nestedSchema(field: Extract<Field, { of: Fields }>) {
  const record = answerSchema(field.of);
  if (!holdsMany(field)) return record;
  return v.pipe(v.array(record, invalidData), v.metadata({ maxItems: field.max }));
}

/** Metadata of a text for the OpenAPI document. */
function aboutText(field: Field) {
  if ('max' in field || field.kind === 'plain') return { maxLength: field.max };
  if (field.kind === 'day') return { format: 'date' };
  if (field.kind === 'moment') return { format: 'date-time' };
  return { maxLength: field.kind === 'email' ? maxEmailLength : maxTextLength };
}

const anyNumber = v.pipe(
  v.union([v.number(), v.string()], notANumber),
  v.transform(Number),
  v.number(notANumber),
);

/** Default of a missing value: answers are read leniently, see `wire.ts`. */
function blankOf(field: Field) {
  if ('of' in field) return holdsMany(field) ? [] : {};
  if (field.kind === 'flag') return false;
  return field.kind === 'number' || integers.has(field.kind) ? 0 : '';
}

/**
 * Schema that validates an answer and converts it to a record. Throws `ValiError` through `v.parse`
 * if a value has the wrong type.
 */
export const fromWire = <F extends Fields>(fields: F) =>
  v.pipe(answerSchema(fields), v.transform(toRecord(fields)));

/** Returns a function that converts a validated answer to a record with our names. */
export function toRecord<F extends Fields>(fields: F): (wire: Loose) => RecordOf<F>;
export function toRecord(fields: Fields) {
  return (wire: Loose) => read(fields, wire);
}

const read = (fields: Fields, wire: Loose): Loose =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      readValue(field, wire[field.wire] ?? wire[field.otherWire ?? '']),
    ]),
  );

function readValue(field: Field, value: unknown): unknown {
  const present = value ?? (field.isOptional ? undefined : blankOf(field));
  if (present === undefined || (present === '' && field.isOptional)) return undefined;
  if (field.kind === 'word') return keyOf(field.words, present);
  return 'of' in field ? readNested(field, present) : present;
}

function readNested(field: Extract<Field, { of: Fields }>, value: unknown) {
  const items = [value].flat().map((item) => read(field.of, { ...Object(item) }));
  if (holdsMany(field)) return items;
  return field.kind === 'reference' ? items[0]?.['id'] : items[0];
}
