import * as v from 'valibot';
import { requiredEmail, requiredText } from './text';

const firstMessage = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input, { abortEarly: true, abortPipeEarly: true }).issues?.[0].message;

describe('requiredText', () => {
  const schema = requiredText('Falta.', 5);

  test('trims what it accepts', () => {
    expect(v.parse(schema, '  Ñandú ')).toBe('Ñandú');
  });

  test.each([
    ['', 'Falta.'],
    [' \n ', 'Falta.'],
    [undefined, 'Falta.'],
    [7, 'Falta.'],
    ['abcdef', 'No debe superar los 5 caracteres.'],
    ['a\0b', 'El texto contiene caracteres no válidos.'],
    ['a\uD83Db', 'El texto contiene caracteres no válidos.'],
  ])('refuses %j', (input, message) => {
    expect(firstMessage(schema, input)).toBe(message);
  });

  test('accepts a whole surrogate pair', () => {
    expect(firstMessage(schema, '😀')).toBeUndefined();
  });
});

describe('requiredEmail', () => {
  const schema = requiredEmail('Falta.', 'Mal.');

  test.each(['ana@example.org', "d'arc+cv@sub.example.co", 'ANA@EXAMPLE.ORG'])(
    'accepts %s',
    (input) => {
      expect(firstMessage(schema, input)).toBeUndefined();
    },
  );

  test.each(['abc', 'x@', '@x.cl', 'a@b', 'a b@c.cl', 'a@b.c', 'a@b..cl', 'a@@b.cl'])(
    'refuses %s',
    (input) => {
      expect(firstMessage(schema, input)).toBe('Mal.');
    },
  );

  test('tells a missing address from a malformed one', () => {
    expect(firstMessage(schema, ' ')).toBe('Falta.');
  });

  test('has one message for both if given one', () => {
    expect(firstMessage(requiredEmail('Falta.'), 'abc')).toBe('Falta.');
  });
});
