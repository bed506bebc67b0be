import * as v from 'valibot';
import { fieldErrors } from './validation';

test('gives one message a field, and each message once', () => {
  const required = v.pipe(v.string(), v.nonEmpty('Falta.'), v.minLength(4, 'Corto.'));
  const schema = v.object({
    a: required,
    b: required,
    c: v.pipe(v.string(), v.minLength(4, 'Corto.')),
  });

  const { issues } = v.safeParse(schema, { a: '', b: '', c: 'x' });

  expect(fieldErrors(issues ?? [])).toEqual(['Falta.', 'Corto.']);
});
