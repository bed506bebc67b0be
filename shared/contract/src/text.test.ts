import * as v from 'valibot';
import { freeLines, requiredEmail, requiredLines, requiredText } from './text';

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
    [7, 'Este dato debe ser un texto.'],
    ['abcdef', 'No debe superar los 5 caracteres.'],
    ['a\0b', 'El texto contiene caracteres no válidos.'],
    ['a\uD83Db', 'El texto contiene caracteres no válidos.'],
  ])('refuses %j', (input, message) => {
    expect(firstMessage(schema, input)).toBe(message);
  });

  test('counts a whole surrogate pair as one character', () => {
    expect(firstMessage(schema, '😀'.repeat(5))).toBeUndefined();
    expect(firstMessage(schema, '😀'.repeat(6))).toBe('No debe superar los 5 caracteres.');
  });

  test.each(['a\rb', 'a\nb', 'a\r\nb', 'a\vb', 'a\fb', 'a\u0085b', 'a\u2028b', 'a\u2029b'])(
    'is one line: refuses %j',
    (input) => {
      expect(firstMessage(schema, input)).toBe('Escribe este dato en una sola línea.');
    },
  );

  test.each(['a\u0001b', 'a\u001Bb', 'a\u007Fb', 'a\u009Bb'])(
    'refuses the control character of %j',
    (input) => {
      expect(firstMessage(schema, input)).toBe('El texto contiene caracteres no válidos.');
    },
  );

  test('takes the tab of a spreadsheet for a space', () => {
    expect(v.parse(schema, 'A\tB')).toBe('A B');
  });

  test.each('\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'.split(''))(
    'drops %j, which would show text in another order',
    (mark) => {
      expect(v.parse(schema, `${mark}ab${mark}c`)).toBe('abc');
      expect(firstMessage(schema, mark)).toBe('Falta.');
    },
  );
});

describe('requiredLines', () => {
  const schema = requiredLines('Falta.', 5);

  test('writes every kind of line break as a line feed', () => {
    expect(v.parse(freeLines(50), ' a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h\ti ')).toBe(
      'a\nb\nc\nd\ne\nf\ng\nh\ti',
    );
  });

  test('counts a line break once', () => {
    expect(v.parse(schema, 'a\r\nb\r\nc')).toBe('a\nb\nc');
  });

  test('drops what would show text in another order', () => {
    expect(v.parse(schema, 'a\u202Eb')).toBe('ab');
  });

  test.each([
    [' \r\n ', 'Falta.'],
    [undefined, 'Falta.'],
    ['a\nb\ncd', 'No debe superar los 5 caracteres.'],
    ['a\u0001b', 'El texto contiene caracteres no válidos.'],
    ['a\0b', 'El texto contiene caracteres no válidos.'],
  ])('refuses %j', (input, message) => {
    expect(firstMessage(schema, input)).toBe(message);
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

  test('refuses a second line', () => {
    expect(firstMessage(schema, 'ana@example.org\r\nBcc: x@example.org')).toBe(
      'Escribe este dato en una sola línea.',
    );
  });

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
