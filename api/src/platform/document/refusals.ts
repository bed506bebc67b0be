import { failureWire } from '@portal/contract/message';
import { offersUsingWire } from '@portal/contract/offers-using';
import { tokenErrorWire } from '@portal/contract/token-request';
import * as v from 'valibot';
import type { DeclaredRoute } from '../auth/access';
import { answerSchema, type JsonSchema } from './json-schema';
import type { RouteDocs } from './route-docs';

const noStore = { 'Cache-Control': { required: true, schema: { const: 'no-store' } } };
const challenge = {
  'WWW-Authenticate': { required: true, schema: { type: 'string', maxLength: 255 } },
};
const wait = (required: boolean) => ({
  'Retry-After': {
    description: 'Segundos hasta que vale la pena repetir',
    required,
    schema: { type: 'string', pattern: '^[1-9]\\d*$' },
  },
});

/** All refusals, with their additional headers. */
const refusals = {
  400: ['La solicitud no tiene la forma que pide esta llamada', {}],
  401: ['No hay sesión, o ya no vale', challenge],
  403: ['La sesión no tiene el rol que hace falta', challenge],
  404: ['No existe lo que se nombra', {}],
  408: ['El cuerpo tardó demasiado en llegar', {}],
  409: ['Lo impide lo que ya está guardado', {}],
  413: ['La solicitud es demasiado grande', {}],
  414: ['La dirección es demasiado larga', {}],
  415: ['El tipo de contenido no es el de esta llamada', {}],
  422: ['La clave Idempotency-Key ya se usó con otros datos', {}],
  428: ['Falta verificar el correo, o la verificación venció', {}],
  429: ['Demasiadas llamadas en poco tiempo', wait(true)],
  431: ['Las cabeceras, o la dirección con sus parámetros, son demasiado grandes', {}],
  503: ['El servicio está ocupado o se está deteniendo', wait(false)],
  '5XX': ['El servicio no pudo responder', {}],
} as const satisfies Record<string, Refusal>;

type Status = keyof typeof refusals;

export function refusalsOf(route: DeclaredRoute, docs: RouteDocs) {
  const answer = (status: Status) =>
    // Only one call has the errors of RFC 6749.
    docs.urlEncoded
      ? toResponse(refusals[status], 'ErrorOAuth')
      : refer('responses', `Error${status}`);
  return Object.fromEntries(statusesOf(route, docs).map((status) => [status, answer(status)]));
}

/** Any call can be malformed or carry an expired session, even on public routes. */
const statusesOf = ({ path, access, schema }: DeclaredRoute, docs: RouteDocs): Status[] => [
  400,
  401,
  ...when(access !== 'public' && access !== 'session', 403),
  ...when(path.includes(':'), 404, 414),
  ...when(Boolean(schema.body ?? docs.form ?? docs.urlEncoded), 408, 413, 415),
  ...when(docs.isRepeatable === true, 422),
  ...when(docs.proof === 'required', 428),
  ...(docs.refusals ?? []),
  // Queries are read before the route is found.
  431,
  503,
  '5XX',
];

const when = (holds: boolean, ...statuses: Status[]) => (holds ? statuses : []);

const refer = (room: string, name: string) =>
  Object.fromEntries([['$ref', `#/components/${room}/${name}`]]);

const errorWire = v.object({ ...failureWire.entries, ...v.partial(offersUsingWire).entries });

export const refusalComponents = () => ({
  schemas: { Error: answerSchema(errorWire), ErrorOAuth: answerSchema(tokenErrorWire) },
  responses: Object.fromEntries(
    Object.entries(refusals).map(([status, each]) => [`Error${status}`, toResponse(each, 'Error')]),
  ),
});

type Refusal = readonly [description: string, headers: JsonSchema];

const toResponse = ([description, headers]: Refusal, schema: 'Error' | 'ErrorOAuth') => ({
  description,
  headers: { ...noStore, ...headers },
  content: { 'application/json': { schema: refer('schemas', schema) } },
});
