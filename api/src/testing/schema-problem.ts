import type { JsonSchema } from '../openapi/json-schema';

/** What about a value does not fit a schema of the document: the parts of JSON Schema it uses. */
export function schemaProblem(schema: unknown, value: unknown, path = ''): string | undefined {
  if (!isRecord(schema)) return undefined;
  if (value === null && schema['nullable'] === true) return undefined;
  return (
    choiceProblem(schema, value, path) ??
    typeProblem(schema, value, path) ??
    partsProblem(schema, value, path)
  );
}

function choiceProblem({ anyOf, enum: allowed }: JsonSchema, value: unknown, path: string) {
  if (Array.isArray(allowed) && !allowed.includes(value)) return `${path} is no listed value`;
  if (!Array.isArray(anyOf)) return undefined;
  const problems = anyOf.map((each: unknown) => schemaProblem(each, value, path));
  return problems.every((problem) => problem !== undefined) ? problems[0] : undefined;
}

const isOfType: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  array: (value) => Array.isArray(value),
  object: (value) => isRecord(value),
};

function typeProblem({ type }: JsonSchema, value: unknown, path: string) {
  const check = isOfType[String(type)];
  return check && !check(value) ? `${path} is no ${String(type)}` : undefined;
}

function partsProblem(schema: JsonSchema, value: unknown, path: string): string | undefined {
  const { items, properties, required } = schema;
  if (Array.isArray(value)) {
    return first(value.map((each, index) => schemaProblem(items, each, `${path}[${index}]`)));
  }
  if (!isRecord(value)) return undefined;
  const names = Array.isArray(required) ? required.map(String) : [];
  const missing = names.find((name) => !(name in value));
  if (missing !== undefined) return `${path}.${missing} is missing`;
  const known = isRecord(properties) ? properties : {};
  return first(
    Object.entries(value).map(([name, part]) =>
      schemaProblem(known[name], part, `${path}.${name}`),
    ),
  );
}

const first = (problems: readonly (string | undefined)[]) =>
  problems.find((problem) => problem !== undefined);

const isRecord = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
