import fc from 'fast-check';
import { record, type JsonSchema } from '../src/platform/document/json-schema';

/** Generates the values of a schema. */
export type ValuesOf = (schema: JsonSchema) => fc.Arbitrary<unknown>;

/** Generates fitting values; `partsOf` generates those of items and properties. */
export function fittingValues(schema: JsonSchema, partsOf: ValuesOf = fittingValues) {
  return fc.oneof(
    ...choices(schema).map((choice) => {
      const { type, const: constant, enum: listed } = choice;
      if (constant !== undefined) return fc.constant(constant);
      if (Array.isArray(listed)) return fc.constantFrom<unknown>(...listed);
      const make = typeof type === 'string' ? byType[type] : undefined;
      return make ? make(choice, partsOf) : fc.jsonValue({ maxDepth: 2 });
    }),
  );
}

/** Merges each alternative with the rest of the schema, so that each has all parts of an object. */
export function choices({ anyOf, oneOf, ...rest }: JsonSchema): JsonSchema[] {
  const { allOf, ...own } = rest;
  // `allOf` of a text only contains patterns.
  const [base, parts] = rest['type'] === 'string' ? [rest, []] : [own, listOf(allOf)];
  const joint = parts.reduce<JsonSchema[]>(
    (made, part) => made.flatMap((one) => choices(record(part)).map((other) => joined(one, other))),
    [base],
  );
  const alternatives = listOf(anyOf ?? oneOf).flatMap((each) => choices(record(each)));
  if (alternatives.length === 0) return joint;
  return joint.flatMap((one) => alternatives.map((other) => joined(one, other)));
}

const joined = (one: JsonSchema, other: JsonSchema): JsonSchema => ({
  ...one,
  ...other,
  ...('properties' in one &&
    'properties' in other && {
      properties: { ...record(one['properties']), ...record(other['properties']) },
    }),
  ...('required' in one && {
    required: [...listOf(one['required']), ...listOf(other['required'])],
  }),
});

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

type Make = (schema: JsonSchema, partsOf: ValuesOf) => fc.Arbitrary<unknown>;

const byType: Readonly<Record<string, Make>> = {
  string: (schema) => textOf(schema),
  integer: (schema) => numberOf(schema, 1),
  number: (schema) => numberOf(schema, 0.5),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: (schema, partsOf) => listValues(schema, partsOf),
  object: ({ properties, required }, partsOf) =>
    fc.record(
      Object.fromEntries(
        Object.entries(record(properties)).map(([name, part]) => [name, partsOf(record(part))]),
      ),
      { requiredKeys: listOf(required).map(String) },
    ),
};

function listValues({ items, prefixItems, minItems, maxItems }: JsonSchema, partsOf: ValuesOf) {
  const least = numeric(minItems, 0);
  if (prefixItems !== undefined) {
    return fc.tuple(...listOf(prefixItems).map((each) => partsOf(record(each))));
  }
  return fc.array(partsOf(record(items)), {
    minLength: least,
    maxLength: Math.max(least, Math.min(numeric(maxItems, 4), 4)),
  });
}

const numeric = (value: unknown, otherwise: number) =>
  typeof value === 'number' ? value : otherwise;

/** Multiples of the step: mostly small ones, which are existing ids, and the bounds. */
function numberOf(schema: JsonSchema, step: number): fc.Arbitrary<number> {
  const { minimum, maximum, exclusiveMinimum } = schema;
  const least = numeric(minimum, numeric(exclusiveMinimum, -step) + step);
  const most = numeric(maximum, 2_147_483_647);
  const last = Math.floor((most - least) / step);
  const steps = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: Math.min(last, 20) }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: Math.min(last, 2_147_483_647) }) },
    { weight: 1, arbitrary: fc.constantFrom(0, last) },
  );
  return steps.map((count) => least + count * step);
}

const moment = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

const byFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time': moment,
  date: moment.map((text) => text.slice(0, 10)),
  'idn-email': fc.emailAddress({ size: 'small' }),
};

function textOf(schema: JsonSchema): fc.Arbitrary<string> {
  const { format, minLength, maxLength } = schema;
  const patterns = patternsOf(schema);
  const texts =
    byFormat[String(format)] ??
    textBetween(patterns, numeric(minLength, 0), numeric(maxLength, 300));
  return texts.filter(
    (text) =>
      patterns.every((pattern) => pattern.test(text)) &&
      lengthOf(text) >= numeric(minLength, 0) &&
      lengthOf(text) <= numeric(maxLength, Infinity),
  );
}

/** Counts characters like JSON Schema, not UTF-16 units. */
const lengthOf = (text: string) => Array.from(text).length;

/** Uses the flags of JSON Schema. */
const patternsOf = ({ pattern, allOf }: JsonSchema) =>
  [pattern, ...listOf(allOf).map((each) => record(each)['pattern'])]
    .filter((each) => typeof each === 'string')
    .map((each) => new RegExp(each, 'u'));

function textBetween(patterns: readonly RegExp[], least: number, most: number) {
  const special = patterns.find((pattern) => !pattern.test(plainText));
  if (special) return fc.stringMatching(special, { maxLength: Math.min(most, 300) });
  return fc.oneof(
    fc.string({ minLength: least, maxLength: Math.max(least, Math.min(most, 40)) }),
    fc.string({ unit: 'binary', minLength: least, maxLength: Math.max(least, Math.min(most, 40)) }),
    fc.constant('x'.repeat(Math.max(least, Math.min(most, 10_000)))),
  );
}

/** Fails only special patterns, such as those of e-mails. */
const plainText = 'Algunas palabras';
