import { readCurrency } from '@portal/contract/salary-currency';
import { searchText } from '@portal/kit/format/search-text';

export type SalaryPeriod = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

export type SalaryRange = {
  currency: string;
  minimum: number;
  maximum: number;
  period: SalaryPeriod | undefined;
};

/**
 * The salary range is free text (specification §3). It is read only beyond doubt: one currency by its
 * code or by a sign that no other has, two amounts in Spanish spelling, the lower first, and no word that
 * multiplies them.
 */
export function readSalary(range: string): SalaryRange | undefined {
  const currency = readCurrency(range);
  const amounts = amountsOf(range);
  if (!currency || !amounts) return undefined;

  const period = periods.find(([pattern]) => pattern.test(searchText(range)))?.[1];
  return { currency, ...amounts, period };
}

const periods: readonly (readonly [pattern: RegExp, period: SalaryPeriod])[] = [
  [/\bmes\b|\bmensual/, 'MONTH'],
  [/\bano\b|\banual/, 'YEAR'],
  [/\bsemana\b|\bsemanal/, 'WEEK'],
  [/\bdia\b|\bdiari/, 'DAY'],
  [/\bhora\b/, 'HOUR'],
];

function amountsOf(range: string) {
  const [minimum, maximum, ...others] = range.match(/\d[\d.,]*/g)?.map(amountOf) ?? [];
  const isMultiplied = /\d\s*[km]\b|\bmil/i.test(range);
  if (!minimum || !maximum || others.length > 0 || isMultiplied) return undefined;
  return minimum <= maximum ? { minimum, maximum } : undefined;
}

/** «1.500.000», «1500» and «1500,50»; anything else may be meant otherwise. */
function amountOf(text: string) {
  const isClear = /^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/.test(text);
  return isClear ? Number(text.replaceAll('.', '').replace(',', '.')) : undefined;
}
