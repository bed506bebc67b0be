import { company } from '@portal/contract/company';
import { failureWire } from '@portal/contract/message';
import { tokenErrorWire } from '@portal/contract/token-request';
import type { GenericSchema } from 'valibot';
import type { DeclaredRoute } from '../http/access';
import { answerSchema, inputSchema, isValibot, record, type JsonSchema } from './json-schema';
import { operationParameters } from './parameters';
import { routeDocs, type RouteDocs } from './route-docs';

/** The API as OpenAPI 3.0 describes it, made from the very schemas that check its calls. */
export const createDocument = (routes: readonly DeclaredRoute[]): JsonSchema => ({
  openapi: '3.0.3',
  info: {
    title: `API de ${company.name}`,
    version: '1.0.0',
    description:
      'Las rutas con «_» en su recurso también responden con «-», y al revés. ' +
      'Toda escritura admite la cabecera Idempotency-Key donde se indica.',
  },
  paths: pathsOf(routes.filter(isDocumented)),
  components: {
    schemas: { Error: answerSchema(failureWire), ErrorOAuth: answerSchema(tokenErrorWire) },
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      cliente: { type: 'http', scheme: 'basic' },
    },
  },
});

const isDocumented = ({ method, isTwin }: DeclaredRoute) => method !== 'HEAD' && !isTwin;

function pathsOf(routes: readonly DeclaredRoute[]) {
  const paths: Record<string, JsonSchema> = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return paths;
}

function operation(route: DeclaredRoute) {
  const docs = routeDocs[`${route.method} ${route.path}`];
  if (!docs) throw new Error(`Undocumented route: ${route.method} ${route.path}`);
  const isTokenEndpoint = docs.urlEncoded !== undefined;
  return {
    tags: [docs.tag],
    summary: docs.summary,
    ...operationParameters(route.schema),
    ...requestBody(route, docs),
    security: securityOf(route, isTokenEndpoint),
    responses: {
      [docs.status ?? 200]: { description: 'Respuesta', ...answerContent(docs) },
      ...(docs.isCached && { 304: { description: 'Sin cambios desde el ETag enviado' } }),
      ...failures(isTokenEndpoint ? 'ErrorOAuth' : 'Error'),
    },
  };
}

function securityOf({ access }: DeclaredRoute, isTokenEndpoint: boolean) {
  if (isTokenEndpoint) return [{ cliente: [] }];
  return access === 'public' ? [] : [{ token: [] }];
}

function answerContent({ answer, file }: RouteDocs) {
  if (file) return { content: { [file]: { schema: binary } } };
  return answer ? { content: json(answerSchema(answer)) } : {};
}

function requestBody({ schema }: DeclaredRoute, { form, urlEncoded }: RouteDocs) {
  if (form) return { requestBody: { content: { 'multipart/form-data': formContent(form) } } };
  if (urlEncoded) return { requestBody: { content: urlEncodedContent(urlEncoded) } };
  return isValibot(schema.body)
    ? { requestBody: { required: true, content: json(inputSchema(schema.body)) } }
    : {};
}

function formContent({ fields, file, fileType }: NonNullable<RouteDocs['form']>) {
  const { properties, ...rest } = inputSchema(fields);
  const all = { ...record(properties), [file]: fileOf(fileType) };
  return { schema: { ...rest, properties: all } };
}

const urlEncodedContent = (schema: GenericSchema) => ({
  'application/x-www-form-urlencoded': { schema: inputSchema(schema) },
});

const failures = (schema: string) => {
  const content = json(Object.fromEntries([['$ref', `#/components/schemas/${schema}`]]));
  return {
    '4XX': { description: 'La solicitud fue rechazada', content },
    '5XX': { description: 'El servicio no pudo responder', content },
  };
};

const binary = { type: 'string', format: 'binary' };
const fileOf = (type: string) => ({ ...binary, contentMediaType: type });

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
