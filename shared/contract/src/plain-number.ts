import * as v from 'valibot';
import { clearNumber } from './written-number';

/** Largest number that the whole system can store. */
export const maxNumber = 999_999_999_999;

/** Reads a typed number, or returns the message to show. */
type Reader = (text: string) => number | string;

/** Schema of a number or a typed number. `message` is for a missing one. */
export const numberSchema = (message: string, read: Reader) =>
  v.pipe(
    v.union([v.string(), v.number()], message),
    v.check((input) => String(input).trim() !== '', message),
    v.rawTransform<string | number, number>(({ dataset, addIssue, NEVER }) => {
      const { value } = dataset;
      const number = typeof value === 'number' ? value : read(value);
      if (typeof number === 'number') return number;
      addIssue({ message: number });
      return NEVER;
    }),
    v.maxValue(maxNumber, 'El número es demasiado grande.'),
  );

/** Schema of a count, as a number or typed. `message` is for a missing one. */
export const requiredNumber = (message: string) =>
  numberSchema(message, (text) => clearNumber(text) ?? 'Escribe un número, por ejemplo 3.');
