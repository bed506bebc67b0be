import * as v from 'valibot';
import { amountQuestion, currencyQuestion, readAmount } from './amount';
import { numberSchema } from './plain-number';

export { maxNumber, requiredNumber } from './plain-number';

/**
 * Reads an amount as people of the twelve countries write it: «1500», «1.500.000», «1500,5», «S/
 * 1,500.50», «1,5 millones». Undefined if the text is not an amount or is ambiguous, such as
 * «1500.000». Number inputs read «1.500» as 1.5 and «1500,5» as 15005, so forms use text inputs and
 * this function.
 */
export const parseSpanishNumber = (text: string): number | undefined => readAmount(text).number;

/**
 * Schema of an amount above zero, such as a salary. The message for an ambiguous amount asks for
 * its meaning.
 */
export const requiredAmount = (message: string) =>
  v.pipe(numberSchema(message, readMoney), v.gtValue(0, 'Debe ser mayor que cero.'));

/** The same for an amount in this currency: asks again for an amount in another one. */
export const requiredAmountIn = (message: string, currency: string | undefined) =>
  v.pipe(
    v.union([v.string(), v.number()], message),
    v.rawCheck(({ dataset, addIssue }) => {
      const question = dataset.typed && currencyQuestion(String(dataset.value), currency);
      if (question) addIssue({ message: question });
    }),
    requiredAmount(message),
  );

function readMoney(text: string) {
  const { number, doubtful } = readAmount(text);
  return (
    number ?? (doubtful ? amountQuestion(doubtful) : 'Escribe un número, por ejemplo 1.500.000.')
  );
}
