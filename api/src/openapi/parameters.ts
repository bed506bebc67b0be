import type { FastifySchema } from 'fastify';
import { inputSchema, isValibot, type JsonSchema } from './json-schema';

/** What a call carries in its path and its query. */
export function operationParameters({ params, querystring }: FastifySchema) {
  const parameters = [...describe(params, 'path'), ...describe(querystring, 'query')];
  return parameters.length > 0 ? { parameters } : {};
}

function describe(schema: unknown, place: 'path' | 'query'): JsonSchema[] {
  if (!isValibot(schema)) return [];
  const { properties } = inputSchema(schema);
  return Object.entries(Object(properties)).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: part,
  }));
}
