/** Of the company's countries, by ISO 4217. The database reads them too (`currency_of`). */
const codes = /\b(ARS|CAD|CLP|COP|CRC|EUR|GTQ|INR|MXN|PAB|PEN|USD)\b/g;

export const currencyCodes = codes.source.match(/[A-Z]{3}/g) ?? [];

export const unknownCurrency = 'La moneda no es válida.';

/** The word for an amount in no currency that is known. */
export const noCurrency = 'ninguna';

/** «$» is not among them: ten of the company's countries write their money with it. */
const signs: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/S\/\.?\s?\d/, 'PEN'],
  [/B\/\.?\s?\d/, 'PAB'],
  [/\bQ\.?\s?\d/, 'GTQ'],
  [/₡/, 'CRC'],
  [/€/, 'EUR'],
  [/₹/, 'INR'],
];

/**
 * The one currency that a salary range names, by its code or by a sign that no other has; undefined
 * when it names none, or several. The range is free text (specification §3).
 */
export function readCurrency(range: string) {
  const [currency, ...others] = currenciesOf(range);
  return others.length === 0 ? currency : undefined;
}

const currenciesOf = (range: string) =>
  new Set([
    ...(range.match(codes) ?? []),
    ...signs.filter(([pattern]) => pattern.test(range)).map(([, code]) => code),
  ]);
