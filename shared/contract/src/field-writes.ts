import * as v from 'valibot';
import { countSchema, entriesSchema, textSchema } from './field-entries';
import type { EntryOf, Field, Fields, Loose, RecordOf } from './fields';
import {
  eitherSpelling,
  requestList,
  requestObject,
  requestVersion,
  requiredReference,
  wireId,
} from './request';
import { wireObject } from './wire';

// Body of a created or updated record: form values, ids of places, and the version that the page
// last read.

/** Validated body: form values, ids of places, and the fields outside the form that it may set. */
export type WriteOf<F extends Fields> = EntryOf<F> & {
  -readonly [Name in keyof F as IdsName<F[Name]>]: number[];
} & Pick<RecordOf<F>, NameOf<F, Told>>;

/** Fields outside the form that the body may set. */
type Told =
  | { kind: 'version' }
  | { kind: 'reference'; required: string }
  | { kind: 'flag'; initial: boolean };

type IdsName<F extends Field> = F extends { kind: 'places'; entry: infer Entry extends string }
  ? Entry
  : never;

type NameOf<F extends Fields, Some> = {
  [Name in keyof F]: F[Name] extends Some ? Name : never;
}[keyof F];

/** Schema of the body, with the messages of the form. */
export function writeFromWire<F extends Fields>(fields: F): v.GenericSchema<unknown, WriteOf<F>>;
export function writeFromWire(fields: Fields): unknown {
  const rows = Object.entries(fields).flatMap(([name, field]) => {
    const schema = schemaOf(field);
    const key = 'entry' in field ? field.entry : name;
    return schema ? [{ key, wire: field.wire, schema }] : [];
  });
  return v.pipe(
    requestObject(Object.fromEntries(rows.map(({ wire, schema }) => [wire, schema]))),
    v.transform((body: Loose) =>
      Object.fromEntries(rows.map(({ key, wire }) => [key, body[wire] ?? undefined])),
    ),
  );
}

function schemaOf(field: Field): v.GenericSchema | undefined {
  switch (field.kind) {
    case 'count':
      return countSchema(field);
    case 'choice':
      return choiceSchema(field);
    case 'places':
      return placesSchema(field);
    case 'reference':
      return referenceSchema(field);
    case 'entries':
      return entriesSchema(field, writeFromWire(field.of));
    case 'version':
      return requestVersion.version;
    case 'flag':
      return field.initial === undefined ? undefined : v.nullish(v.boolean(), field.initial);
    default:
      return typedSchema(field);
  }
}

function typedSchema(field: Field) {
  const schema = textSchema(field);
  return schema && 'required' in field ? schema : schema && v.nullish(schema, '');
}

function choiceSchema({ of, isOptional, required }: Extract<Field, { kind: 'choice' }>) {
  const name = idName(of);
  return isOptional
    ? v.pipe(
        v.nullish(wireObject({ [name]: wireId })),
        v.transform((reference) => reference?.[name]),
      )
    : v.pipe(
        requiredReference(name, required),
        v.transform((reference) => reference[name]),
      );
}

function placesSchema({ of, max }: Extract<Field, { kind: 'places' }>) {
  const name = idName(of);
  return v.pipe(
    requestList(wireObject({ [name]: wireId }), max, `No puedes elegir más de ${max} lugares.`),
    v.transform((places) => places.map((place) => place[name])),
  );
}

/**
 * Schema of a reference, under either spelling of its id. Undefined if the reference is not
 * required.
 */
function referenceSchema({
  of: { id },
  required,
}: Extract<Field, { kind: 'record' | 'reference' }>) {
  if (!id?.otherWire || required === undefined) return undefined;
  return v.pipe(
    eitherSpelling(requiredReference(id.wire, required), requiredReference(id.otherWire, required)),
    v.transform((reference) => Object.values(reference)[0]),
  );
}

const idName = (fields: Fields) => fields['id']?.wire ?? '';
