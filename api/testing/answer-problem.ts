import type { ValidateFunction } from 'ajv';
import { record, type JsonSchema } from '../src/platform/document/json-schema';
import { createSchemaValidator } from './schema-validator';

/** An unavailable body, such as an open stream's, is not checked. */
type GivenAnswer = {
  status: number;
  headers: Readonly<Record<string, number | string | string[] | undefined>>;
  body?: string | undefined;
};

type OperationName = { method: string; path: string };

export type AnswerCheck = (operation: OperationName, answer: GivenAnswer) => string | undefined;

/**
 * Names the part of a response that the document lacks: status, header, media type or JSON.
 * Undefined if there is none. Validators are created on first use.
 */
export function createAnswerCheck(document: JsonSchema): AnswerCheck {
  const ajv = createSchemaValidator();
  ajv.addSchema(document, documentId);
  const validators = new Map<string, ValidateFunction>();

  function problemAt(pointer: string, value: unknown, name: string): string | undefined {
    const validate = validators.get(pointer) ?? ajv.compile(reference(pointer));
    validators.set(pointer, validate);
    return validate(value)
      ? undefined
      : `${name}${ajv.errorsText(validate.errors, { dataVar: '' })}`;
  }

  return ({ method, path }, answer) => {
    const verb = method.toLowerCase();
    const operation = record(record(record(document['paths'])[path])[verb]);
    const responses = record(operation['responses']);
    const key = documentedStatus(responses, answer.status);
    if (key === undefined) return `an undocumented status ${answer.status}`;

    const { $ref: shared } = record(responses[key]);
    const place =
      typeof shared === 'string'
        ? shared.replace(/^#/, '')
        : pointerTo('paths', path, verb, 'responses', key);
    const { headers, content } = record(partAt(document, place));
    return (
      first(
        Object.entries(record(headers)).map(([name, header]) =>
          headerProblem({ name, header: record(header), place }, answer),
        ),
      ) ?? contentProblem(record(content), place, answer)
    );
  };

  type Header = { name: string; header: JsonSchema; place: string };

  function headerProblem({ name, header, place }: Header, { headers }: GivenAnswer) {
    const value = headers[name.toLowerCase()];
    if (value === undefined) return header['required'] ? `no header ${name}` : undefined;
    const text = Array.isArray(value) ? value.join(', ') : String(value);
    return problemAt(`${place}${pointerTo('headers', name, 'schema')}`, text, name);
  }

  function contentProblem(content: JsonSchema, place: string, { headers, body }: GivenAnswer) {
    const documented = Object.keys(content);
    if (documented.length === 0) return body ? 'a body where none is documented' : undefined;
    const given = String(headers['content-type'] ?? '').split(';')[0] ?? '';
    const type = documented.find((each) => isOfType(given, each));
    if (type === undefined) return `an undocumented media type «${given}»`;
    if (type !== 'application/json' || body === undefined) return undefined;
    return problemAt(`${place}${pointerTo('content', type, 'schema')}`, JSON.parse(body), 'body');
  }
}

const documentId = 'document';

const reference = (pointer: string) => Object.fromEntries([['$ref', `${documentId}#${pointer}`]]);

/** Returns the JSON Pointer (RFC 6901) of a part of the document. */
const pointerTo = (...keys: readonly string[]) =>
  keys
    .map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');

const partAt = (document: JsonSchema, pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((part, key) => record(part)[key], document);

const documentedStatus = (responses: JsonSchema, status: number) =>
  [String(status), `${String(status)[0]}XX`, 'default'].find((key) => key in responses);

const isOfType = (given: string, documented: string) =>
  documented.endsWith('/*') ? given.startsWith(documented.slice(0, -1)) : given === documented;

const first = (problems: readonly (string | undefined)[]) =>
  problems.find((problem) => problem !== undefined);
