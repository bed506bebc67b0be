import { plainText, takeCurrencies } from './money-marks';
import { readNumber, type Readings } from './written-number';

type Amount = {
  /** Undefined if the text is not an amount or is ambiguous. */
  number?: number;
  /** ISO 4217 code of the named currency; undefined for none, and for «$» or «pesos» alone. */
  currency?: string | undefined;
  /** Possible meanings of an ambiguous amount. */
  doubtful?: readonly number[];
};

/** Names of currencies. A name that contains another one comes first. */
const names: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/\bdolar(es)? canadienses?\b/, 'CAD'],
  [/\bdolar(es)?\b/, 'USD'],
  [/\bpesos? mexicanos?\b|\bm\.n\./, 'MXN'],
  [/\bpesos? chilenos?\b/, 'CLP'],
  [/\bpesos? colombianos?\b/, 'COP'],
  [/\bpesos? argentinos?\b/, 'ARS'],
  [/\bpesos?\b/, '$'],
  [/\bsol(es)?\b/, 'PEN'],
  [/\bbalboas?\b/, 'PAB'],
  [/\bquetzal(es)?\b/, 'GTQ'],
  [/\bcolon(es)?\b/, 'CRC'],
  [/\brupias?\b/, 'INR'],
  [/\beuros?\b/, 'EUR'],
];

const withCodes = (text: string) =>
  names.reduce((coded, [pattern, code]) => coded.replace(pattern, ` ${code} `), text);

/** Words that people write next to a salary and that do not change the amount. */
const asides = /\b(al mes|por mes|mensual(es)?|liquid[oa]s?|brut[oa]s?|net[oa]s?|aprox|de)\b\.?/g;

const factors: Readonly<Record<string, number>> = {
  k: 1e3,
  mil: 1e3,
  luca: 1e3,
  lucas: 1e3,
  m: 1e6,
  mm: 1e6,
  millon: 1e6,
  millones: 1e6,
};

/**
 * Reads an amount as people of the twelve countries write it. Never guesses: an ambiguous amount
 * gives `doubtful`, a text that is not an amount gives an empty result.
 */
export function readAmount(text: string): Amount {
  const { currencies, rest } = takeCurrencies(withCodes(plainText(text)));
  const [currency, ...others] = currencies;
  const bare = rest
    .replace(asides, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(/(\d)[.,]? ?[-–—]+$/, '$1');
  const [, written = '', word] = /^([^a-z]*\d) ?([a-z]+)?$/.exec(bare) ?? [];
  const readings = word === undefined ? readNumber(written) : readMultiple(written, word);
  if (!readings || others.length > 0) return {};
  return 'clear' in readings
    ? { number: readings.clear, currency }
    : { doubtful: readings.doubtful, currency };
}

/** Reads «1,5 millones» or «800k». Returns both values if the number or the word is ambiguous. */
function readMultiple(written: string, word: string): Readings {
  const factor = factors[word];
  const readings = readNumber(written);
  if (factor === undefined || !readings) return undefined;
  const times = (number: number) => Math.round(number * factor * 100) / 100;
  if ('doubtful' in readings) return { doubtful: readings.doubtful.map(times) };
  const number = readings.clear;
  // «2.500k»: the point may separate thousands or decimals.
  if (/^\d{1,3}[.,]\d{3}$/.test(written))
    return { doubtful: [times(number), times(number / 1000)] };
  // «M» means thousands in some countries, and millions above a thousand are an unlikely salary.
  if (word === 'm' && number >= 1000) return { doubtful: [number * 1000, times(number)] };
  if (word.startsWith('luca') && number < 10) {
    return { doubtful: [times(number), times(number * 1000)] };
  }
  return { clear: times(number) };
}

/** Formats a number with points between thousands and a comma before decimals. */
const spelledNumber = (number: number) =>
  String(number)
    .replace('.', ',')
    .replace(/^(-?\d+)/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, '.'));

/** Message that asks which of the possible amounts is meant. */
export const amountQuestion = (doubtful: readonly number[]) =>
  `¿Quisiste decir ${doubtful.map(spelledNumber).join(' o ')}? Escríbelo así, para no equivocarnos.`;

/**
 * Message that asks for the amount in the wanted currency (ISO 4217). Undefined if the text names
 * no other currency.
 */
export function currencyQuestion(text: string, wanted: string | undefined) {
  const { currency, number } = readAmount(text);
  if (wanted === undefined || currency === undefined || currency === wanted) return undefined;
  return number === undefined
    ? undefined
    : `Escribiste ${currency}, y aquí se paga en ${wanted}. ¿Cuánto sería en ${wanted}?`;
}
