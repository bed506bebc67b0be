import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { storableText } from '../http/storable';
import { withAction } from './text-actions';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A part of a document as a table; empty when it is none. */
export const record = (value: unknown): JsonSchema => ({ ...Object(value) });

export const records = (value: unknown): JsonSchema[] =>
  Array.isArray(value) ? value.map(record) : [];

/** What a caller may send, as JSON Schema 2020-12: all that the schema checks and JSON Schema can say. */
export const inputSchema = (schema: GenericSchema): JsonSchema =>
  withStorableTexts(
    withoutDialect(
      toJsonSchema(schema, { ...options, typeMode: 'input', overrideSchema: limited }),
    ),
  );

/** What is refused in any text is told of each that says nothing else of what it holds. */
function withStorableTexts(schema: JsonSchema): JsonSchema {
  const parts = Object.entries(schema).map(
    ([key, part]) => [key, withStorableParts(part)] as const,
  );
  const isOpen = schema['type'] === 'string' && !['pattern', 'enum', 'const'].some(isIn(schema));
  return { ...Object.fromEntries(parts), ...(isOpen && { pattern: storableText.source }) };
}

const isIn = (schema: JsonSchema) => (key: string) => key in schema;

function withStorableParts(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withStorableParts);
  return typeof part === 'object' && part !== null ? withStorableTexts(record(part)) : part;
}

/**
 * What an answer holds, and nothing else. The wire schemas read the answers of any server leniently;
 * ours writes every field that has a default there, and never null, so the document may promise it.
 */
export const answerSchema = (schema: GenericSchema): JsonSchema =>
  withoutDialect(
    toJsonSchema(schema, { ...options, typeMode: 'output', overrideSchema: promised }),
  );

/** Routes carry their schemas as unknown values. */
export const isValibot = (schema: unknown): schema is GenericSchema =>
  typeof schema === 'object' && schema !== null && '~run' in schema;

const options = {
  target: 'draft-2020-12',
  overrideAction: withAction,
} as const satisfies ConversionConfig;

/** OpenAPI 3.1 names the dialect once for all of its schemas. */
const withoutDialect = (converted: object): JsonSchema =>
  Object.fromEntries(Object.entries(converted).filter(([key]) => key !== '$schema'));

type Override = NonNullable<ConversionConfig['overrideSchema']>;

/** A tuple is as long as it is. */
const limited: Override = ({ valibotSchema, jsonSchema }) =>
  valibotSchema.type === 'strict_tuple'
    ? { ...jsonSchema, maxItems: records(jsonSchema.prefixItems).length }
    : undefined;

const promised: Override = (context) => {
  const { valibotSchema, jsonSchema } = context;
  if (valibotSchema.type === 'object') {
    const required = Object.entries(record(Reflect.get(valibotSchema, 'entries')))
      .filter(([, entry]) => isPromised(record(entry)))
      .map(([name]) => name);
    return { ...jsonSchema, required, additionalProperties: false };
  }
  const [present] = jsonSchema.anyOf ?? [];
  if (valibotSchema.type === 'nullish' && typeof present === 'object') return present;
  return limited(context);
};

/** Absent in some answers: what may be missing and has nothing in its place. */
const isPromised = ({ type, default: otherwise }: JsonSchema) =>
  !(type === 'nullish' || type === 'optional') || otherwise !== undefined;
