import * as v from 'valibot';
import { askAmount, readAmount } from './amount';

/**
 * Reads an amount as people of the twelve countries write it: «1500», «1.500.000», «1500,5», «S/ 1,500.50»,
 * «1,5 millones»; undefined where it is none or may be meant otherwise, as «1500.000» may. Number inputs
 * read «1.500» as 1.5 and «1500,5» as 15005, so forms use text inputs and this function.
 */
export const parseSpanishNumber = (text: string): number | undefined => readAmount(text).number;

/** Largest number that anything of ours holds. */
export const maxNumber = 999_999_999_999;

/** A number from a text input, or a number; the message is for a missing one. */
export const requiredNumber = (message: string) => numberSchema(message, readPlain);

/** Greater than zero, such as a salary. */
export const requiredAmount = (message: string) =>
  v.pipe(numberSchema(message, readMoney), v.gtValue(0, 'Debe ser mayor que cero.'));

/** What is typed into a field: its number, or what to tell who has typed it. */
type Reader = (text: string) => number | string;

const numberSchema = (message: string, read: Reader) =>
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

function readMoney(text: string) {
  const { number, doubtful } = readAmount(text);
  return number ?? (doubtful ? askAmount(doubtful) : 'Escribe un número, por ejemplo 1.500.000.');
}

/** A number of things is no money. */
function readPlain(text: string) {
  const { number, doubtful, currency } = readAmount(text);
  if (currency !== undefined) return plainExample;
  return number ?? (doubtful ? askAmount(doubtful) : plainExample);
}

const plainExample = 'Escribe un número, por ejemplo 3.';
