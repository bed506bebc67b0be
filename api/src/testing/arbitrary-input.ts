import fc from 'fast-check';
import type { JsonSchema } from '../openapi/json-schema';

export type Input = {
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
};

/** Texts that have broken servers before, and any other. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 300 }),
  fc.constantFrom('', ' ', '\0', '\ud800', "'; drop table offers; --", '%', '../../etc', 'a@b.cl'),
  fc.constantFrom('1', '0', '-1', '2147483648', '9'.repeat(400), 'x'.repeat(20_000)),
);

const smallNumber = fc.integer({ min: 0, max: 20 }).map(String);

/** Texts that a pattern lets pass: mostly small numbers where it takes them, as these are ids that exist. */
function matching(pattern: RegExp): fc.Arbitrary<string> {
  const any = fc.stringMatching(pattern);
  return pattern.test('1') ? fc.oneof({ weight: 3, arbitrary: smallNumber }, any) : any;
}

const moment = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -1, 1, 2, 3, 2_147_483_647, 2_147_483_648, 1e300, 0.1),
);

const record = (value: unknown): JsonSchema => ({ ...Object(value) });

/** Mostly what the schema asks for, so that calls get past its checks; at times anything at all. */
function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: fitting(schema) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { anyOf, type, items } = schema;
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((each: unknown) => valueOf(record(each))));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  switch (type) {
    case 'integer':
    case 'number':
      return number;
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(valueOf(record(items)), { maxLength: 4 });
    case 'object':
      return objectOf(schema);
    default:
      return textOf(schema);
  }
}

function textOf({ format, pattern }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date-time') return moment;
  return typeof pattern === 'string' ? matching(new RegExp(pattern)) : text;
}

function objectOf({ properties }: JsonSchema): fc.Arbitrary<unknown> {
  const parts = Object.entries(record(properties)).map(
    ([name, part]) => [name, valueOf(record(part))] as const,
  );
  return fc.record(Object.fromEntries(parts), { requiredKeys: [] });
}

/** A call of the document's operation, right in its form or wrong. */
export function inputOf(operation: JsonSchema, path: string): fc.Arbitrary<Input> {
  return fc
    .record({ path: pathOf(path), query: queryOf(operation), body: bodyOf(operation) })
    .map(({ path: url, query, body }) => ({ url: `${url}${query}`, ...body }));
}

/** Mostly ids that exist: what lies behind them is to be reached. */
const pathPart = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 20 }).map(String) },
  { weight: 2, arbitrary: text.map(encode) },
  { weight: 1, arbitrary: fc.constantFrom('camila.torres@correo.example.org', 'a@b.cl', 'a.pdf') },
  { weight: 1, arbitrary: fc.constantFrom('%', '%00', '%ff', '%ed%a0%80', '..', 'a%2Fb') },
);

const pathOf = (path: string) =>
  fc
    .array(pathPart, { minLength: 4, maxLength: 4 })
    .map((parts) => path.replaceAll(/\{\w+\}/g, () => parts.shift() ?? '1'));

function queryOf({ parameters }: JsonSchema): fc.Arbitrary<string> {
  const all = Array.isArray(parameters)
    ? parameters.map(record).filter((each) => each['in'] === 'query')
    : [];
  if (all.length === 0) return fc.constant('');
  const pairs = all.map((each) => fc.tuple(fc.constant(String(each['name'])), valueInQuery(each)));
  return fc
    .uniqueArray(fc.oneof(...pairs), { selector: ([name]) => name, maxLength: 5 })
    .map((chosen) => `?${chosen.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`);
}

/** A wrong one spoils the whole call, so they are few. */
const valueInQuery = ({ schema }: JsonSchema) =>
  fc.oneof(
    { weight: 12, arbitrary: fitting(record(schema)).map(String) },
    { weight: 1, arbitrary: text },
  );

type Body = Omit<Input, 'url'>;

const nothing: Body = { headers: {}, payload: undefined };

function bodyOf({ requestBody }: JsonSchema): fc.Arbitrary<Body> {
  const content = record(record(requestBody)['content']);
  const [type] = Object.keys(content);
  if (type === undefined) return fc.constant(nothing);
  const schema = record(record(content[type])['schema']);
  return fc.oneof(
    { weight: 6, arbitrary: valueOf(schema).map((value) => encodeBody(type, value)) },
    { weight: 1, arbitrary: malformed(type) },
  );
}

const malformed = (type: string): fc.Arbitrary<Body> =>
  fc
    .tuple(
      fc.constantFrom(
        type,
        'application/json',
        'text/plain',
        'multipart/form-data; boundary=b',
        '',
      ),
      fc.oneof(fc.string(), fc.constantFrom('{', '[', 'null', '--b\r\n', '{"a":'.repeat(5_000))),
    )
    .map(([given, payload]) => ({ headers: given ? { 'content-type': given } : {}, payload }));

function encodeBody(type: string, value: unknown): Body {
  const headers = { 'content-type': type };
  if (type === 'application/json') return { headers, payload: JSON.stringify(value) };
  const pairs = Object.entries(record(value)).map(([name, part]) => [name, asText(part)] as const);
  if (type === 'multipart/form-data') return multipart(pairs);
  return { headers, payload: pairs.map((pair) => pair.map(encode).join('=')).join('&') };
}

/** Not `String`, which throws where an arbitrary object has a `toString` that is no function. */
const asText = (part: unknown) =>
  typeof part === 'string' ? part : (JSON.stringify(part) ?? String(part));

function multipart(pairs: readonly (readonly [string, string])[]): Body {
  const parts = pairs.map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: `${parts.join('')}--b--\r\n`,
  };
}

/** encodeURIComponent, with what it throws at written as the bytes a program would send. */
function encode(value: string): string {
  return value
    .split(/(\p{Surrogate})/u)
    .map((part) => (/^\p{Surrogate}$/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('');
}
