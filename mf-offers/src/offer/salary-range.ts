import { plainText, takeCurrencies } from '@portal/contract/money-marks';

export type SalaryPeriod = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

export type SalaryRange = {
  currency: string;
  minimum: number;
  maximum: number;
  period: SalaryPeriod | undefined;
};

/**
 * Parses the salary range, which is free text (S3.07). Undefined unless it is unambiguous: one
 * currency by code or unique sign, two ascending amounts, no multiplier, no other number, and at
 * most one period.
 */
export function readSalary(range: string): SalaryRange | undefined {
  const { currencies, rest } = takeCurrencies(plainText(range));
  const [currency, ...others] = currencies;
  const text = rest.replace(workingTime, ' ');
  const amounts = currency && others.length === 0 ? amountsOf(text, currency) : undefined;
  const named = periods.filter(([pattern]) => pattern.test(text));
  if (!currency || !amounts || named.length > 1 || unclearTime.test(text)) return undefined;
  return { currency, ...amounts, period: named[0]?.[1] };
}

/** «40 horas semanales», «de 40 a 45 hrs a la semana»: working time, not a pay period. */
const workingTime =
  /\d+(?: ?(?:a|y|o|-|–) ?\d+)? ?(?:horas?|hrs?|hs?)\b\.?(?: ?(?:semanal(?:es)?|diari[ao]s|mensuales|(?:a la|por|x|\/) ?semana|(?:al|por) dia|al mes))?/g;

/** Search engines have no unit for half a month. */
const unclearTime = /\bquincena/;

const periods: readonly (readonly [pattern: RegExp, period: SalaryPeriod])[] = [
  [/\bmes\b|\bmensual/, 'MONTH'],
  [/\bano\b|\banual/, 'YEAR'],
  [/\bsemana\b|\bsemanal/, 'WEEK'],
  [/\bdia\b|\bdiari/, 'DAY'],
  [/\bhora\b|\/ ?hr?\b/, 'HOUR'],
];

const pair = /(\d[\d.,]*) *(?:a|y|hasta|-|–|—) *(\d[\d.,]*)/;

function amountsOf(text: string, currency: string) {
  const [found, ...written] = pair.exec(text) ?? [];
  if (found === undefined || /\d/.test(text.replace(found, ''))) return undefined;
  // A number before a unit or multiplier is not an amount.
  if (/\d ?(?:k|mm?|mil\w*|lucas?|%|dias|semanas|meses|anos|vacantes)\b/.test(text))
    return undefined;
  const [minimum, maximum] = written.map((each) => amountOf(each.replace(/[.,]$/, ''), currency));
  if (!minimum || !maximum || minimum > maximum) return undefined;
  return { minimum, maximum };
}

/** Currencies with comma for thousands and two decimals. */
const withCommas = new Set(['MXN', 'GTQ', 'PAB']);

/** «1.500.000», «1500» and «1500,50»; any other form is ambiguous. */
function amountOf(text: string, currency: string) {
  if (withCommas.has(currency) && /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(text)) {
    return Number(text.replaceAll(',', ''));
  }
  const isClear = /^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/.test(text);
  return isClear ? Number(text.replaceAll('.', '').replace(',', '.')) : undefined;
}
