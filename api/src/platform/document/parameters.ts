import type { FastifySchema } from 'fastify';
import { submissionHeader } from '@portal/contract/applicant';
import { idempotencyKey } from '../http/repeatable-call';
import { inputSchema, isValibot, record, type JsonSchema } from './json-schema';
import type { RouteDocs } from './route-docs';

export function operationParameters(
  { params, querystring }: FastifySchema,
  { isRepeatable, proof }: RouteDocs,
) {
  const parameters = [
    ...describe(params, 'path'),
    ...describe(querystring, 'query'),
    ...(isRepeatable ? [repeatKey] : []),
    ...(proof ? [proofOfEmail] : []),
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

const proofOfEmail = {
  name: submissionHeader,
  in: 'header',
  description: 'La prueba del correo verificado, para navegadores que no guardan su cookie',
  required: false,
  schema: { type: 'string', maxLength: 4096 },
};

function describe(schema: unknown, place: 'path' | 'query'): JsonSchema[] {
  if (!isValibot(schema)) return [];
  const { properties, required } = inputSchema(schema);
  const names = new Set(Array.isArray(required) ? required : []);
  return Object.entries(record(properties)).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || names.has(name),
    schema: part,
  }));
}
