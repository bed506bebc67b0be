import * as v from 'valibot';
import { askAmount, askCurrency, readAmount } from './amount';
import { numberSchema } from './plain-number';

export { maxNumber, requiredNumber } from './plain-number';

/**
 * Reads an amount as people of the twelve countries write it: «1500», «1.500.000», «1500,5», «S/ 1,500.50»,
 * «1,5 millones»; undefined where it is none or may be meant otherwise, as «1500.000» may. Number inputs
 * read «1.500» as 1.5 and «1500,5» as 15005, so forms use text inputs and this function.
 */
export const parseSpanishNumber = (text: string): number | undefined => readAmount(text).number;

/** Greater than zero, such as a salary; what may be meant otherwise is asked back. */
export const requiredAmount = (message: string) =>
  v.pipe(numberSchema(message, readMoney), v.gtValue(0, 'Debe ser mayor que cero.'));

/** The same where a currency is meant: an amount that names another one is asked back. */
export const requiredAmountIn = (message: string, currency: string | undefined) =>
  v.pipe(
    v.union([v.string(), v.number()], message),
    v.rawCheck(({ dataset, addIssue }) => {
      const question = dataset.typed && askCurrency(String(dataset.value), currency);
      if (question) addIssue({ message: question });
    }),
    requiredAmount(message),
  );

function readMoney(text: string) {
  const { number, doubtful } = readAmount(text);
  return number ?? (doubtful ? askAmount(doubtful) : 'Escribe un número, por ejemplo 1.500.000.');
}
