import { plainText, takeCurrencies } from './money-marks';

export { currencyCodes } from './money-marks';

export const unknownCurrency = 'La moneda no es válida.';

/** The word for an amount in no currency that is known. */
export const noCurrency = 'ninguna';

/**
 * The one currency that a salary range names, by its code or by a sign that no other has; undefined
 * when it names none, or several. The range is free text (specification §3). The database reads it alike (`currency_of`).
 */
export function readCurrency(range: string) {
  const { currencies } = takeCurrencies(plainText(range));
  return currencies.length === 1 ? currencies[0] : undefined;
}
