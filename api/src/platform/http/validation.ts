import { contractHeader } from '@portal/contract/contract-header';
import { contractVersion } from '@portal/contract/contract-version';
import { fieldErrors } from '@portal/contract/validation';
import { invalidData } from '@portal/contract/wire';
import type { FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import * as v from 'valibot';
import { Problem } from '../problem/problem';
import { storableProblem } from './storable';

/** Types `request.body`, `.params` and `.query` by the route's schemas. */
export interface ValibotTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
}

export const validatorCompiler: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema }) =>
  (data) => {
    try {
      return { value: parseOrRefuse(schema, data) };
    } catch (error) {
      if (error instanceof Problem) return { error };
      throw error;
    }
  };

/** Refuses with the first message and a list of all. */
export function parseOrRefuse<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> {
  const problem = storableProblem(data);
  if (problem !== undefined) throw refused([problem]);
  const result = v.safeParse(schema, data, { message: unsaid });
  if (result.success) return result.output;
  throw refused(fieldErrors(result.issues.map(toTold)));
}

/** Marks places where the library's English message must be replaced. */
const unsaid = '';

function toTold<Issue extends v.BaseIssue<unknown>>(issue: Issue): Issue {
  return issue.message === unsaid ? { ...issue, message: plainMessage(issue) } : issue;
}

function plainMessage({ path, input }: v.BaseIssue<unknown>) {
  const [first] = path ?? [];
  if (first === undefined) return invalidData;
  const name = String(first.key);
  return input === undefined ? `Falta el dato «${name}».` : `El dato «${name}» no es válido.`;
}

const refused = (errors: readonly string[]) =>
  new Problem(400, errors[0] ?? invalidData, {
    errors,
    headers: { [contractHeader]: contractVersion },
  });
