import { plainText, takeCurrencies } from './money-marks';

export { currencyCodes } from './money-marks';

/** Message for a code that is not in `currencyCodes`. */
export const unknownCurrency = 'La moneda no es válida.';

/** Word on the wire for amounts without a known currency. */
export const noCurrency = 'ninguna';

/**
 * ISO 4217 code of the only currency that a salary range names, by code or by an unambiguous sign.
 * Undefined for none or several. The range is free text (S3.07). The database function
 * `currency_of` reads it in the same way.
 */
export function readCurrency(range: string) {
  const { currencies } = takeCurrencies(plainText(range));
  return currencies.length === 1 ? currencies[0] : undefined;
}
