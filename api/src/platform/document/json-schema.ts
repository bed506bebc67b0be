import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { storableText } from '../http/storable';
import { withAction } from './text-actions';

export type JsonSchema = Readonly<Record<string, unknown>>;

export const record = (value: unknown): JsonSchema => ({ ...Object(value) });

export const records = (value: unknown): JsonSchema[] =>
  Array.isArray(value) ? value.map(record) : [];

/** Returns JSON Schema 2020-12, as far as it can express the checks. */
export const inputSchema = (schema: GenericSchema): JsonSchema =>
  withStorableTexts(
    withoutDialect(
      toJsonSchema(schema, { ...options, typeMode: 'input', overrideSchema: limited }),
    ),
  );

/** Adds the pattern of storable texts where there is no other restriction. */
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
 * Wire schemas are lenient with any server. Ours always writes fields with a default and never
 * null, so the document promises that.
 */
export const answerSchema = (schema: GenericSchema): JsonSchema =>
  withoutDialect(
    toJsonSchema(schema, { ...options, typeMode: 'output', overrideSchema: promised }),
  );

/** Fastify types the schemas of routes as unknown. */
export const isValibot = (schema: unknown): schema is GenericSchema =>
  typeof schema === 'object' && schema !== null && '~run' in schema;

const options = {
  target: 'draft-2020-12',
  overrideAction: withAction,
} as const satisfies ConversionConfig;

/** OpenAPI 3.1 declares the dialect once for all of its schemas. */
const withoutDialect = (converted: object): JsonSchema =>
  Object.fromEntries(Object.entries(converted).filter(([key]) => key !== '$schema'));

type Override = NonNullable<ConversionConfig['overrideSchema']>;

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

/** False for optional fields without a default. */
const isPromised = ({ type, default: otherwise }: JsonSchema) =>
  !(type === 'nullish' || type === 'optional') || otherwise !== undefined;
