import type { GenericSchema } from 'valibot';
import type { DeclaredRoute } from '../auth/access';
import { answerSchema, inputSchema, isValibot, record, type JsonSchema } from './json-schema';
import { operationParameters } from './parameters';
import { refusalsOf } from './refusals';
import type { RouteDocs } from './route-docs';

export const describeOperation = (route: DeclaredRoute, docs: RouteDocs & { tag: string }) => ({
  operationId: operationId(route),
  tags: [docs.tag],
  summary: docs.summary,
  ...(docs.isDeprecated && { deprecated: true }),
  ...operationParameters(route.schema, docs),
  ...requestBody(route, docs),
  security: securityOf(route, docs),
  responses: {
    [docs.status ?? 200]: {
      description: 'Respuesta',
      ...answerHeaders(route, docs),
      ...answerContent(docs),
    },
    ...(docs.isCached && {
      304: { description: 'Sin cambios desde el ETag enviado', ...answerHeaders(route, docs) },
    }),
    ...refusalsOf(route, docs),
  },
});

/** Derives the id from method and path, so that it is as stable: «getOfertasIdPorId». */
const operationId = ({ method, path }: DeclaredRoute) =>
  method.toLowerCase() +
  path
    .replace(/^\/api\//, '/')
    .replaceAll('/:', '/por-')
    .split(/[^a-zA-Z]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

function securityOf({ access }: DeclaredRoute, { urlEncoded }: RouteDocs) {
  if (urlEncoded) return [{ cliente: [] }];
  return access === 'public' ? [] : [{ token: [] }];
}

function answerHeaders({ access }: DeclaredRoute, { isCached, headers }: RouteDocs) {
  const described = {
    ...(isCached && { ETag: header(text), 'Cache-Control': header({ const: 'no-cache' }) }),
    // Restricted responses must not be stored.
    ...(access !== 'public' && {
      'Cache-Control': header({ type: 'string', pattern: 'no-store' }),
    }),
    ...Object.fromEntries(
      Object.entries(headers ?? {}).map(([name, when]) => [name, header(text, when === 'always')]),
    ),
  };
  return Object.keys(described).length > 0 ? { headers: described } : {};
}

const header = (schema: JsonSchema, required = true) => ({ required, schema });

function answerContent({ answer, file }: RouteDocs) {
  if (file) return { content: { [file]: { schema: file.startsWith('text/') ? text : binary } } };
  return answer ? { content: json(answerSchema(answer)) } : {};
}

function requestBody({ schema }: DeclaredRoute, { form, urlEncoded }: RouteDocs) {
  if (form) return body('multipart/form-data', formSchema(form));
  if (urlEncoded) return body('application/x-www-form-urlencoded', inputSchema(urlEncoded));
  return isValibot(schema.body) ? body('application/json', inputSchema(schema.body)) : {};
}

const body = (type: string, schema: JsonSchema) => ({
  requestBody: { required: true, content: { [type]: { schema } } },
});

type Form = { fields: GenericSchema; file: string; fileType: string };

function formSchema({ fields, file, fileType }: Form): JsonSchema {
  const { properties, required, ...rest } = inputSchema(fields);
  return {
    ...rest,
    properties: { ...record(properties), [file]: { ...binary, contentMediaType: fileType } },
    required: [...(Array.isArray(required) ? required : []), file],
  };
}

const text = { type: 'string' };
const binary = { type: 'string', format: 'binary' };

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
