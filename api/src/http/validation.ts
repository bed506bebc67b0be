import { fieldErrors } from '@portal/contract/validation';
import type { FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import * as v from 'valibot';
import { Problem } from './problem';
import { storableProblem } from './storable';

/** Types `request.body`, `.params` and `.query` by the valibot schema of the route. */
export interface ValibotTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
}

export const validatorCompiler: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema }) =>
  (data) => {
    const problem = storableProblem(data);
    if (problem !== undefined) return { error: new Problem(400, problem, { errors: [problem] }) };

    const result = v.safeParse(schema, data);
    if (result.success) return { value: result.output };
    return { error: validationProblem(result.issues) };
  };

/** What was refused, field by field: the first text as the message, all of them as the list. */
export function validationProblem(issues: readonly v.BaseIssue<unknown>[]) {
  const errors = fieldErrors(issues);
  return new Problem(400, errors[0] ?? 'Los datos enviados no son válidos.', { errors });
}
