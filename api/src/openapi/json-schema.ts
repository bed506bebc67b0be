import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A part of a document as a table; empty when it is none. */
export const record = (value: unknown): JsonSchema => ({ ...Object(value) });

/** What a caller may send. */
export const inputSchema = (schema: GenericSchema): JsonSchema =>
  strip(toJsonSchema(schema, { ...options, typeMode: 'input' }));

/**
 * What an answer holds. The wire schemas read the answers of any server leniently; ours writes every
 * field that has a default there, so the document may promise it.
 */
export const answerSchema = (schema: GenericSchema): JsonSchema =>
  promise(strip(toJsonSchema(schema, { ...options, typeMode: 'output' })));

/** Routes carry their schemas as unknown values. */
export const isValibot = (schema: unknown): schema is GenericSchema =>
  typeof schema === 'object' && schema !== null && '~run' in schema;

// Transformations have no words in JSON Schema; what comes before or after them does.
const options = { target: 'openapi-3.0', errorMode: 'ignore' } as const;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An empty list of required fields is not allowed in OpenAPI 3.0. */
function strip(value: unknown): JsonSchema {
  const entries = isSchema(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    entries
      .filter(([key, part]) => !(key === 'required' && Array.isArray(part) && part.length === 0))
      .map(([key, part]) => [key, inside(part, strip)]),
  );
}

function promise(schema: JsonSchema): JsonSchema {
  const content = Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => key !== 'default' && key !== 'nullable')
      .map(([key, part]) => [key, inside(part, promise)]),
  );
  const { properties } = schema;
  // A schema that says itself what is required is not one of the lenient ones.
  if (!isSchema(properties) || 'required' in schema) return content;
  const required = Object.entries(properties)
    .filter(isPromised)
    .map(([name]) => name);
  return required.length > 0 ? { ...content, required } : content;
}

/** Absent in some answers: what may be null and has nothing in its place. */
const isPromised = ([, part]: [string, unknown]) =>
  isSchema(part) && !(part['nullable'] === true && !('default' in part));

function inside(part: unknown, change: (schema: JsonSchema) => JsonSchema): unknown {
  if (Array.isArray(part)) return part.map((each: unknown) => inside(each, change));
  return isSchema(part) ? change(part) : part;
}
