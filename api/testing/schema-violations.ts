import { record, type JsonSchema } from '../src/platform/document/json-schema';
import { choices, listOf } from './schema-values';

/** Breaks one constraint of a fitting value. */
export type Violation = {
  name: string;
  /** Also applies to values sent as text, as in forms and queries. */
  inText: boolean;
  spoil: (value: unknown) => unknown;
};

export function violationsOf(schema: JsonSchema, name = 'value'): Violation[] {
  return choices(schema).flatMap((choice) => [
    ...wrongValues(choice).map(({ what, value, inText = true }) => ({
      name: `${name} ${what}`,
      inText,
      spoil: () => value,
    })),
    ...listViolations(choice, name),
    ...fieldViolations(choice, name),
  ]);
}

/** Makes optional parts required, so that they can be spoilt. */
export function completed(schema: JsonSchema): JsonSchema {
  const alternatives = choices(schema).filter(({ type }) => type !== 'null');
  const [first = schema] = alternatives;
  const properties = Object.entries(record(first['properties'])).map(
    ([name, part]) => [name, completed(record(part))] as const,
  );
  return {
    ...first,
    ...completedItems(first),
    ...(properties.length > 0 && {
      properties: Object.fromEntries(properties),
      required: properties.map(([name]) => name),
    }),
  };
}

function completedItems({ items, prefixItems }: JsonSchema) {
  if (prefixItems !== undefined) {
    return { prefixItems: listOf(prefixItems).map((each) => completed(record(each))) };
  }
  return items === undefined ? {} : { items: completed(record(items)), minItems: 1 };
}

type WrongValue = { what: string; value: unknown; inText?: boolean };

function wrongValues({ type, format, ...schema }: JsonSchema): WrongValue[] {
  if (format === 'binary') return [];
  switch (type) {
    case 'string':
      return [{ what: 'is no text', value: 7, inText: false }, ...wrongTexts(schema)];
    case 'integer':
      return [{ what: 'is a fraction', value: 1.5 }, ...wrongNumbers(schema)];
    case 'number':
      return wrongNumbers(schema);
    case 'boolean':
      return [{ what: 'is no boolean', value: 'x' }];
    case 'array':
      return [{ what: 'is no list', value: {}, inText: false }];
    case 'object':
      return [{ what: 'is no object', value: 'x', inText: false }];
    default:
      return 'const' in schema ? [{ what: 'is another constant', value: 'x' }] : [];
  }
}

function wrongTexts({ minLength, maxLength, enum: listed, pattern, allOf }: JsonSchema) {
  const patterns = [pattern, ...listOf(allOf).map((each) => record(each)['pattern'])];
  return [
    ...(Number(minLength) > 0
      ? [{ what: 'is too short', value: 'x'.repeat(Number(minLength) - 1) }]
      : []),
    ...(maxLength === undefined
      ? []
      : [{ what: 'is too long', value: 'x'.repeat(Number(maxLength) + 1) }]),
    ...(listed === undefined ? [] : [{ what: 'is not listed', value: 'x' }]),
    ...patterns
      .filter((each) => typeof each === 'string')
      .flatMap((each) => {
        const value = mismatches.find((text) => !new RegExp(each, 'u').test(text));
        return value === undefined ? [] : [{ what: `does not match ${each}`, value }];
      }),
  ];
}

/** Each pattern refuses at least one. */
const mismatches = ['x', ' ', 'x@', 'x\0x', '\n\n', '-', '<b>'];

function wrongNumbers({ minimum, exclusiveMinimum, maximum }: JsonSchema) {
  return [
    { what: 'is no number', value: 'x' },
    ...(minimum === undefined ? [] : [{ what: 'is too small', value: Number(minimum) - 1 }]),
    ...(exclusiveMinimum === undefined
      ? []
      : [{ what: 'is not above its bound', value: Number(exclusiveMinimum) }]),
    ...(maximum === undefined ? [] : [{ what: 'is too large', value: Number(maximum) + 1 }]),
  ];
}

function listViolations(schema: JsonSchema, name: string): Violation[] {
  const { items, prefixItems, maxItems } = schema;
  if (items === undefined && prefixItems === undefined) return [];
  const places = prefixItems === undefined ? [items] : listOf(prefixItems);
  const ofItems = places.flatMap((place, position) =>
    violationsOf(record(place), `${name}[${position}]`).map(({ spoil, ...violation }) => ({
      ...violation,
      inText: false,
      spoil: (value: unknown) =>
        listOf(value).map((item, index) => (index === position ? spoil(item) : item)),
    })),
  );
  if (maxItems === undefined) return ofItems;
  const tooMany: Violation = {
    name: `${name} has an item too many`,
    inText: false,
    spoil: (value) => Array.from({ length: Number(maxItems) + 1 }, () => listOf(value)[0]),
  };
  return [...ofItems, tooMany];
}

function fieldViolations({ properties, required }: JsonSchema, name: string): Violation[] {
  const missing = listOf(required).map((field) => ({
    name: `${name}.${String(field)} is missing`,
    inText: true,
    spoil: (value: unknown) =>
      Object.fromEntries(Object.entries(record(value)).filter(([key]) => key !== field)),
  }));
  const wrong = Object.entries(record(properties)).flatMap(([field, part]) =>
    violationsOf(record(part), `${name}.${field}`).map(({ spoil, ...violation }) => ({
      ...violation,
      spoil: (value: unknown) => ({ ...record(value), [field]: spoil(record(value)[field]) }),
    })),
  );
  return [...missing, ...wrong];
}
