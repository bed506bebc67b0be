import { plainText, takeCurrencies } from '@portal/contract/money-marks';

export type SalaryPeriod = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

export type SalaryRange = {
  currency: string;
  minimum: number;
  maximum: number;
  period: SalaryPeriod | undefined;
};

/**
 * The salary range is free text (specification §3). It is read only beyond doubt: one currency by its code
 * or by a sign that no other has, two amounts that follow each other, the lower first, no word that
 * multiplies them, no other number, and one time at most that they are for.
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

/** «40 horas semanales», «de 40 a 45 hrs a la semana»: how long one works, and not what for. */
const workingTime =
  /\d+(?: ?(?:a|y|o|-|–) ?\d+)? ?(?:horas?|hrs?|hs?)\b\.?(?: ?(?:semanal(?:es)?|diari[ao]s|mensuales|(?:a la|por|x|\/) ?semana|(?:al|por) dia|al mes))?/g;

/** Twice a month is no time that search engines know. */
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
  // Whatever is counted or multiplied right after is no amount.
  if (/\d ?(?:k|mm?|mil\w*|lucas?|%|dias|semanas|meses|anos|vacantes)\b/.test(text))
    return undefined;
  const [minimum, maximum] = written.map((each) => amountOf(each.replace(/[.,]$/, ''), currency));
  if (!minimum || !maximum || minimum > maximum) return undefined;
  return { minimum, maximum };
}

/** Where a comma parts thousands, and decimals are two. */
const withCommas = new Set(['MXN', 'GTQ', 'PAB']);

/** «1.500.000», «1500» and «1500,50»; anything else may be meant otherwise. */
function amountOf(text: string, currency: string) {
  if (withCommas.has(currency) && /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(text)) {
    return Number(text.replaceAll(',', ''));
  }
  const isClear = /^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/.test(text);
  return isClear ? Number(text.replaceAll('.', '').replace(',', '.')) : undefined;
}
