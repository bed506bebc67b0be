import * as v from 'valibot';
import { parseSpanishNumber, requiredAmount, requiredNumber } from './spanish-number';

test.each([
  ['1500', 1500],
  ['1.500', 1500],
  ['1.500.000', 1_500_000],
  ['1500,5', 1500.5],
  ['1.500,50', 1500.5],
  ['1.500.000,25', 1_500_000.25],
  ['1500.5', 1500.5],
  ['1,500', 1500],
  ['1,500,000', 1_500_000],
  ['1,500.50', 1500.5],
  ['$ 1.500.000', 1_500_000],
  ['1 500 000', 1_500_000],
  [' 2,5 ', 2.5],
  ['0,500', 0.5],
  ['-3', -3],
  ['0', 0],
])('reads «%s» as %d', (text, number) => {
  expect(parseSpanishNumber(text)).toBe(number);
});

test.each(['', 'mil', '1e3', '12a', '1..5', ',5', '5,', '0x10', '١٢'])(
  'does not read «%s»',
  (text) => {
    expect(parseSpanishNumber(text)).toBeUndefined();
  },
);

const firstMessage = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input, { abortPipeEarly: true }).issues?.[0].message;

test.each([
  ['', 'Falta.'],
  [' ', 'Falta.'],
  [undefined, 'Falta.'],
  [Number.NaN, 'Falta.'],
  ['mil', 'Escribe un número, por ejemplo 3.'],
  ['3 USD', 'Escribe un número, por ejemplo 3.'],
  ['1.000.000.000.000', 'El número es demasiado grande.'],
  ['0', undefined],
  [1500.5, undefined],
])('a required number given %j says %j', (input, message) => {
  expect(firstMessage(requiredNumber('Falta.'), input)).toBe(message);
});

test.each([
  ['mil', 'Escribe un número, por ejemplo 1.500.000.'],
  ['1500.000', '¿Quisiste decir 1.500.000 o 1.500? Escríbelo así, para no equivocarnos.'],
  ['1.500.000 CLP', undefined],
])('an amount given «%s» says %j', (input, message) => {
  expect(firstMessage(requiredAmount('Falta.'), input)).toBe(message);
});

test.each(['0', '-1'])('an amount of %s is refused', (input) => {
  expect(firstMessage(requiredAmount('Falta.'), input)).toBe('Debe ser mayor que cero.');
});
