import type { FastifySchema } from 'fastify';
import { idempotencyKey } from '../http/repeatable-call';
import { inputSchema, isValibot, record, type JsonSchema } from './json-schema';
import type { RouteDocs } from './route-docs';

/** What a call carries in its path, its query and its headers. */
export function operationParameters(
  { params, querystring }: FastifySchema,
  { isRepeatable }: RouteDocs,
) {
  const parameters = [
    ...describe(params, 'path'),
    ...describe(querystring, 'query'),
    ...(isRepeatable ? [repeatKey] : []),
  ];
  return parameters.length > 0 ? { parameters } : {};
}

const repeatKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Repetir la llamada con la misma clave da la misma respuesta, sin hacerla otra vez',
  required: false,
  schema: { type: 'string', pattern: idempotencyKey.source },
};

function describe(schema: unknown, place: 'path' | 'query'): JsonSchema[] {
  if (!isValibot(schema)) return [];
  const { properties } = inputSchema(schema);
  return Object.entries(record(properties)).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: part,
  }));
}
