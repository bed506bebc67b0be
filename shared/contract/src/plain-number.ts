import * as v from 'valibot';
import { clearNumber } from './written-number';

/** Largest number that anything of ours holds. */
export const maxNumber = 999_999_999_999;

/** What is typed into a field: its number, or what to tell who has typed it. */
type Reader = (text: string) => number | string;

/** A number from a text input, or a number; the message is for a missing one. */
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

/** A number of things, from a text input or a number; the message is for a missing one. */
export const requiredNumber = (message: string) =>
  numberSchema(message, (text) => clearNumber(text) ?? 'Escribe un número, por ejemplo 3.');
