import fc from 'fast-check';
import type { JsonSchema } from '../src/platform/document/json-schema';
import {
  bodyOf,
  encode,
  isStream,
  operationsOf,
  parametersOf,
  toCall,
  type Call,
  type Content,
  type Operation,
} from './operation-call';
import { fittingValues, type ValuesOf } from './schema-values';

type Chosen = {
  seed: number;
  /** Approximate total. Operations with many query parameters get more. */
  calls: number;
};

/** Generates valid and invalid calls; the same for the same seed. */
export const documentedCalls = (document: JsonSchema, chosen: Chosen) =>
  sampleCalls(document, chosen, arbitraryCalls);

export const fittingCalls = (document: JsonSchema, chosen: Chosen) =>
  sampleCalls(document, chosen, (operation) =>
    contentsOf(operation, fittingSources).map((content) => toCall(operation, content)),
  );

function sampleCalls(
  document: JsonSchema,
  { seed, calls }: Chosen,
  callsOf: (operation: Operation) => fc.Arbitrary<Call>,
) {
  const operations = operationsOf(document).filter((operation) => !isStream(operation));
  const shares = operations.reduce((sum, operation) => sum + shareOf(operation), 0);
  return operations.flatMap((operation) => {
    const numRuns = Math.ceil((calls * shareOf(operation)) / shares);
    return fc.sample(callsOf(operation), { seed, numRuns }).map((call) => ({ ...call, operation }));
  });
}

/** Gives more calls to operations with many query parameters. */
const shareOf = (operation: Operation) => 1 + parametersOf(operation, 'query').length;

/** Generates mostly valid calls, which pass the checks, and some arbitrary ones. */
function arbitraryCalls(operation: Operation): fc.Arbitrary<Call> {
  const calls = contentsOf(operation, arbitrarySources).map((content) =>
    toCall(operation, content),
  );
  const body = bodyOf(operation);
  if (!body) return calls;
  const spoilt = fc
    .tuple(calls, malformed(body.type))
    .map(([call, changes]) => ({ ...call, ...changes }));
  return fc.oneof({ weight: 6, arbitrary: calls }, { weight: 1, arbitrary: spoilt });
}

type Sources = {
  path: (schema: JsonSchema) => fc.Arbitrary<string>;
  query: ValuesOf;
  body: ValuesOf;
};

function contentsOf(operation: Operation, sources: Sources): fc.Arbitrary<Content> {
  const body = bodyOf(operation);
  return fc.record({
    path: partsOf(parametersOf(operation, 'path'), sources.path),
    query: queryOf(parametersOf(operation, 'query'), sources.query),
    ...(body && { body: sources.body(body.schema) }),
  });
}

const partsOf = <Value>(
  parameters: readonly JsonSchema[],
  valuesOf: (schema: JsonSchema) => fc.Arbitrary<Value>,
) =>
  fc.record<Record<string, Value>>(
    Object.fromEntries(
      parameters.map(({ name, schema }) => [String(name), valuesOf({ ...Object(schema) })]),
    ),
  );

function queryOf(parameters: readonly JsonSchema[], valuesOf: ValuesOf) {
  const optional = parameters.filter((each) => each['required'] !== true);
  const chosen = fc.tuple(
    fc.constant(parameters.filter((each) => each['required'] === true)),
    fc.subarray(optional, { maxLength: Math.min(5, optional.length) }),
  );
  return chosen.chain((some) => partsOf(some.flat(), valuesOf));
}

/** Texts that have broken servers, and arbitrary ones. */
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

/** Generates mostly existing ids, so that calls reach the code behind them. */
const arbitraryPathPart = (schema: JsonSchema): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 20 }).map(String) },
    { weight: 2, arbitrary: fittingValues(schema).map(encode) },
    { weight: 2, arbitrary: hostileText.map(encode).filter(isSegment) },
    { weight: 1, arbitrary: fc.constantFrom('camila.torres@correo.example.org', 'a.pdf') },
    { weight: 1, arbitrary: fc.constantFrom('%', '%00', '%ff', '%ed%a0%80', '...', 'a%2Fb') },
  );

/** Excludes texts that would change the operation. */
const isSegment = (text: string) => !['', '.', '..'].includes(text);

const arbitrarySources: Sources = {
  path: arbitraryPathPart,
  // One wrong parameter invalidates the call, so they are few.
  query: (schema) =>
    fc.oneof(
      { weight: 12, arbitrary: fittingValues(schema) },
      { weight: 1, arbitrary: hostileText },
    ),
  body: arbitraryValues,
};

const fittingSources: Sources = {
  path: (schema) => fittingValues(schema).map(encode),
  query: fittingValues,
  body: fittingValues,
};

const malformed = (type: string): fc.Arbitrary<Pick<Call, 'headers' | 'payload'>> =>
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
