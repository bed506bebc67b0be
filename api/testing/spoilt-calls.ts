import fc from 'fast-check';
import { record, type JsonSchema } from '../src/platform/document/json-schema';
import {
  bodyOf,
  encode,
  parametersOf,
  toCall,
  type Call,
  type Content,
  type Operation,
} from './operation-call';
import { createSchemaValidator } from './schema-validator';
import { fittingValues } from './schema-values';
import { completed, violationsOf } from './schema-violations';

/** Breaks one constraint of the document. */
type SpoiltCall = Call & { violation: string };

/** Breaks one constraint per call, which is valid otherwise. */
export function spoiltCalls(operation: Operation, seed: number): SpoiltCall[] {
  const body = bodyOf(operation);
  const fitting: Content = {
    path: sampleParts(parametersOf(operation, 'path'), seed, encode),
    query: sampleParts(parametersOf(operation, 'query'), seed, (value) => value),
    ...(body && { body: sampleOf(body.schema, seed) }),
  };
  const contents = [
    ...spoiltParts(operation, fitting, 'path'),
    ...spoiltParts(operation, fitting, 'query'),
    ...missingParts(operation, fitting),
    ...spoiltBodies(operation, fitting),
  ];
  return contents.map(({ violation, content }) => ({ ...toCall(operation, content), violation }));
}

function sampleOf(schema: JsonSchema, seed: number): unknown {
  return fc.sample(fittingValues(completed(schema)), { seed, numRuns: 1 })[0];
}

const sampleParts = <Value>(
  parameters: readonly JsonSchema[],
  seed: number,
  write: (value: unknown) => Value,
) =>
  Object.fromEntries(
    parameters.map(({ name, schema }) => [String(name), write(sampleOf(record(schema), seed))]),
  );

type SpoiltContent = { violation: string; content: Content };

function spoiltParts(operation: Operation, fitting: Content, place: 'path' | 'query') {
  return parametersOf(operation, place).flatMap(({ name, schema }) =>
    violationsOf(record(schema), String(name))
      .filter(({ inText }) => inText)
      .map(({ name: violation, spoil }): SpoiltContent => {
        const value = spoil(fitting[place][String(name)]);
        const changed = { [String(name)]: place === 'path' ? encode(value) : value };
        return { violation, content: { ...fitting, [place]: { ...fitting[place], ...changed } } };
      }),
  );
}

function missingParts(operation: Operation, fitting: Content) {
  return parametersOf(operation, 'query')
    .filter(({ required }) => required === true)
    .map(({ name }): SpoiltContent => {
      const { [String(name)]: _missing, ...query } = fitting.query;
      return { violation: `${String(name)} is missing`, content: { ...fitting, query } };
    });
}

/** Skips values that fit another alternative. */
function spoiltBodies(operation: Operation, fitting: Content): SpoiltContent[] {
  const body = bodyOf(operation);
  if (!body) return [];
  const fits = createSchemaValidator().compile(body.schema);
  return violationsOf(body.schema, 'body')
    .filter(({ inText }) => inText || body.type === 'application/json')
    .map(({ name: violation, spoil }) => ({ violation, value: spoil(fitting.body) }))
    .filter(({ value }) => !fits(value))
    .map(({ violation, value }) => ({ violation, content: { ...fitting, body: value } }));
}
