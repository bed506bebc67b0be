import fc from 'fast-check';
import { sampleFile } from './sample-files';
import { record, type JsonSchema } from '../openapi/json-schema';
import type { OperationName } from './answer-problem';
import { fittingValues, type ValuesOf } from './schema-values';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;
type Method = (typeof methods)[number];

/** What is sent, as any HTTP client takes it. */
type Call = {
  method: Method;
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
};

type Operation = { method: Method; path: string; description: JsonSchema };

/** A call, and the operation it is meant for. */
type DocumentedCall = Call & { operation: OperationName };

/** All operations of an OpenAPI document. */
const operationsOf = (document: JsonSchema): Operation[] =>
  Object.entries(record(document['paths'])).flatMap(([path, operations]) =>
    methods
      .map((method) => ({
        method,
        path,
        description: record(record(operations)[method.toLowerCase()]),
      }))
      .filter(({ description }) => 'responses' in description),
  );

/** Whether the answer has no end to wait for. */
const isStream = ({ description }: Operation) =>
  'text/event-stream' in record(record(record(description['responses'])['200'])['content']);

type Chosen = {
  seed: number;
  /** In all, about as many for each operation; those that take many parameters get more. */
  calls: number;
};

/** Calls of every operation, right in their form or wrong; the same ones for the same seed. */
export function documentedCalls(document: JsonSchema, { seed, calls }: Chosen): DocumentedCall[] {
  const operations = operationsOf(document).filter((operation) => !isStream(operation));
  const shares = operations.reduce((sum, operation) => sum + shareOf(operation), 0);
  return operations.flatMap((operation) => {
    const numRuns = Math.ceil((calls * shareOf(operation)) / shares);
    const { method, path } = operation;
    return fc
      .sample(arbitraryCalls(operation), { seed, numRuns })
      .map((call) => ({ ...call, operation: { method, path } }));
  });
}

/** Questions that can be put together in many ways are asked more often. */
const shareOf = ({ description }: Operation) =>
  1 + parametersOf(description).filter((each) => each['in'] === 'query').length;

const parametersOf = ({ parameters }: JsonSchema) =>
  Array.isArray(parameters) ? parameters.map(record) : [];

/** Mostly what the document asks for, so that calls get past its checks; at times anything at all. */
const arbitraryCalls = (operation: Operation): fc.Arbitrary<Call> =>
  callsOf(operation, {
    path: arbitraryPathPart,
    query: (schema) =>
      fc.oneof(
        { weight: 12, arbitrary: fittingValues(schema) },
        { weight: 1, arbitrary: hostileText },
      ),
    body: arbitraryValues,
    spoilt: true,
  });

/** Texts that have broken servers before, and any other. */
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 300 }),
  fc.constantFrom('', ' ', '\0', '\ud800', "'; drop table offers; --", '%', '../../etc', 'a@b.cl'),
  fc.constantFrom('1', '0', '-1', '2147483648', '9'.repeat(400), 'x'.repeat(20_000)),
);

const hostileValue = fc.oneof(
  hostileText,
  fc.integer(),
  fc.double(),
  fc.constantFrom<unknown>(0, -1, 2_147_483_648, 1e300, 0.1, null),
  fc.jsonValue({ maxDepth: 3 }),
);

const arbitraryValues: ValuesOf = (schema) =>
  fc.oneof(
    { weight: 12, arbitrary: fittingValues(schema, arbitraryValues) },
    { weight: 1, arbitrary: hostileValue },
  );

/** Mostly ids that exist: what lies behind them is to be reached. */
const arbitraryPathPart = (schema: JsonSchema): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 20 }).map(String) },
    { weight: 2, arbitrary: fittingValues(schema).map(asText).map(encode) },
    { weight: 2, arbitrary: hostileText.map(encode).filter(isSegment) },
    { weight: 1, arbitrary: fc.constantFrom('camila.torres@correo.example.org', 'a.pdf') },
    { weight: 1, arbitrary: fc.constantFrom('%', '%00', '%ff', '%ed%a0%80', '...', 'a%2Fb') },
  );

/** Others make the address one of another operation. */
const isSegment = (text: string) => !['', '.', '..'].includes(text);

type Sources = {
  /** As they stand in an address. */
  path: (schema: JsonSchema) => fc.Arbitrary<string>;
  query: ValuesOf;
  body: ValuesOf;
  /** Whether bodies may be malformed. */
  spoilt: boolean;
};

function callsOf({ method, path, description }: Operation, sources: Sources): fc.Arbitrary<Call> {
  const inPlace = (place: string) =>
    parametersOf(description).filter((each) => each['in'] === place);
  return fc
    .record({
      parts: partsOf(inPlace('path'), sources.path),
      query: queryOf(inPlace('query'), sources.query),
      body: bodyOf(record(description['requestBody']), sources),
    })
    .map(({ parts, query, body }) => ({ method, url: `${fill(path, parts)}${query}`, ...body }));
}

type Values = Readonly<Record<string, unknown>>;

const partsOf = <Value>(
  parameters: readonly JsonSchema[],
  valuesOf: (schema: JsonSchema) => fc.Arbitrary<Value>,
) =>
  fc.record<Record<string, Value>>(
    Object.fromEntries(
      parameters.map(({ name, schema }) => [String(name), valuesOf(record(schema))]),
    ),
  );

const fill = (path: string, parts: Readonly<Record<string, string>>) =>
  path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole);

function queryOf(parameters: readonly JsonSchema[], valuesOf: ValuesOf): fc.Arbitrary<string> {
  const optional = parameters.filter((each) => each['required'] !== true);
  return fc
    .tuple(
      fc.constant(parameters.filter((each) => each['required'] === true)),
      fc.subarray(optional, { maxLength: Math.min(5, optional.length) }),
    )
    .chain((chosen) => partsOf(chosen.flat(), valuesOf))
    .map((values) => pairsOf(values).join('&'))
    .map((query) => query && `?${query}`);
}

/** As a query and a form's body have them. */
const pairsOf = (values: JsonSchema) =>
  Object.entries(values).map(([name, value]) => `${encode(name)}=${encode(asText(value))}`);

type Body = Pick<Call, 'headers' | 'payload'>;

const nothing: Body = { headers: {}, payload: undefined };

function bodyOf({ content }: JsonSchema, { body, spoilt }: Sources): fc.Arbitrary<Body> {
  const [type] = Object.keys(record(content));
  if (type === undefined) return fc.constant(nothing);
  const schema = record(record(record(content)[type])['schema']);
  const wellFormed = body(schema).map((value) => encodeBody(type, value, schema));
  if (!spoilt) return wellFormed;
  return fc.oneof({ weight: 6, arbitrary: wellFormed }, { weight: 1, arbitrary: malformed(type) });
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

/** A value of the document as the bytes of a body. */
function encodeBody(type: string, value: unknown, schema: JsonSchema): Body {
  const headers = { 'content-type': type };
  if (type === 'application/json') return { headers, payload: JSON.stringify(value) };
  const values = record(value);
  if (type === 'multipart/form-data') return multipart(values, record(schema['properties']));
  return { headers, payload: pairsOf(values).join('&') };
}

/** Not `String`, which throws where an arbitrary object has a `toString` that is no function. */
const asText = (part: unknown) =>
  typeof part === 'string' ? part : (JSON.stringify(part) ?? String(part));

const boundary = 'b';

function multipart(values: Values, properties: JsonSchema): Body {
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

/** encodeURIComponent, with what it throws at written as the bytes a program would send. */
function encode(value: string): string {
  return value
    .split(/(\p{Surrogate})/u)
    .map((part) => (/^\p{Surrogate}$/u.test(part) ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('');
}
