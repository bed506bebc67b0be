import { searchText } from '@portal/kit/format/search-text';

const currencies = /\b(ARS|CAD|CLP|COP|CRC|EUR|GTQ|INR|MXN|PAB|PEN|USD)\b/g;

/**
 * The salary range is free text (specification §3). It is read only beyond doubt: one currency by its
 * code, two amounts in Spanish spelling, the lower first, and no word that multiplies them.
 */
export function baseSalary(range: string) {
  const [currency, ...otherCurrencies] = new Set(range.match(currencies));
  const amounts = amountsOf(range);
  if (!currency || otherCurrencies.length > 0 || !amounts) return {};

  const unitText = units.find(([pattern]) => pattern.test(searchText(range)))?.[1];
  const value = { '@type': 'QuantitativeValue', ...amounts, ...(unitText && { unitText }) };
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } };
}

const units: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bmes\b|\bmensual/, 'MONTH'],
  [/\bano\b|\banual/, 'YEAR'],
  [/\bhora\b/, 'HOUR'],
];

function amountsOf(range: string) {
  const [minValue, maxValue, ...others] = range.match(/\d[\d.,]*/g)?.map(amountOf) ?? [];
  const isMultiplied = /\d\s*[km]\b|\bmil/i.test(range);
  if (!minValue || !maxValue || others.length > 0 || isMultiplied) return undefined;
  return minValue <= maxValue ? { minValue, maxValue } : undefined;
}

/** «1.500.000», «1500» and «1500,50»; anything else may be meant otherwise. */
function amountOf(text: string) {
  const isClear = /^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/.test(text);
  return isClear ? Number(text.replaceAll('.', '').replace(',', '.')) : undefined;
}
