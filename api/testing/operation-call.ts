import { record, type JsonSchema } from '../src/platform/document/json-schema';
import { sampleFile } from './sample-files';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
type Method = (typeof methods)[number];

/** One method of one path in an OpenAPI document. */
export type Operation = { method: Method; path: string; description: JsonSchema };

export type Call = {
  method: Method;
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
};

/** Path parts are encoded for a URL. */
export type Content = {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  body?: unknown;
};

export const operationsOf = (document: JsonSchema): Operation[] =>
  Object.entries(record(document['paths'])).flatMap(([path, operations]) =>
    methods
      .map((method) => ({
        method,
        path,
        description: record(record(operations)[method.toLowerCase()]),
      }))
      .filter(({ description }) => 'responses' in description),
  );

export const isStream = ({ description }: Operation) =>
  'text/event-stream' in record(record(record(description['responses'])['200'])['content']);

export const parametersOf = ({ description: { parameters } }: Operation, place: string) =>
  (Array.isArray(parameters) ? parameters.map(record) : []).filter((each) => each['in'] === place);

/** Returns media type and schema; undefined without a body. */
export function bodyOf({ description }: Operation) {
  const content = record(record(description['requestBody'])['content']);
  const [type] = Object.keys(content);
  return type === undefined ? undefined : { type, schema: record(record(content[type])['schema']) };
}

export function toCall(operation: Operation, { path, query, body }: Content): Call {
  const pairs = pairsOf(query).join('&');
  const address = operation.path.replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => path[name] ?? whole,
  );
  return {
    method: operation.method,
    url: pairs ? `${address}?${pairs}` : address,
    headers: {},
    payload: undefined,
    ...(body !== undefined && encodeBody(operation, body)),
  };
}

function encodeBody(operation: Operation, value: unknown): Partial<Call> {
  const { type = '', schema = {} } = bodyOf(operation) ?? {};
  const headers = { 'content-type': type };
  if (type === 'application/json') return { headers, payload: JSON.stringify(value) };
  const values = record(value);
  if (type === 'multipart/form-data') return multipart(values, record(schema['properties']));
  return { headers, payload: pairsOf(values).join('&') };
}

const boundary = 'b';

function multipart(values: JsonSchema, properties: JsonSchema): Partial<Call> {
  const parts = Object.entries(values).flatMap(([name, value]) => {
    const file = sampleFile(record(properties[name]));
    const type = file ? `; filename="${file.name}"\r\nContent-Type: ${file.type}` : '';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${type}\r\n\r\n`;
    return [head, file?.bytes ?? asText(value), '\r\n'];
  });
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, `--${boundary}--\r\n`].map((part) => Buffer.from(part))),
  };
}

const pairsOf = (values: JsonSchema) =>
  Object.entries(values).map(([name, value]) => `${encode(name)}=${encode(value)}`);

/** Works if `toString` is not a function, unlike `String`. */
const asText = (part: unknown) =>
  typeof part === 'string' ? part : (JSON.stringify(part) ?? String(part));

/**
 * Encodes unpaired surrogates, at which encodeURIComponent fails, as the bytes that a program would
 * send.
 */
export const encode = (value: unknown): string =>
  asText(value)
    .split(/(\p{Surrogate})/u)
    .map((part) => (/^\p{Surrogate}$/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('');
