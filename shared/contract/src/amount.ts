import { plainText, takeCurrencies } from './money-marks';
import { readNumber, type Readings } from './written-number';

/** What a written amount of money means. */
type Amount = {
  /** Undefined where it is none, or leaves a doubt. */
  number?: number;
  /** By ISO 4217, where it names one. */
  currency?: string | undefined;
  /** What it may mean, where that is not clear. */
  doubtful?: readonly number[];
};

/** Names of currencies, each after those of which it is a part. */
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

/** By its code in place of its name. */
const withCodes = (text: string) =>
  names.reduce((coded, [pattern, code]) => coded.replace(pattern, ` ${code} `), text);

/** What people write beside a salary, and that changes nothing of it. */
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

/** Reads an amount as people of the twelve countries write it, and never guesses. */
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

/** «1,5 millones», «800k»: where the number or the word may be meant otherwise, both are given. */
function readMultiple(written: string, word: string): Readings {
  const factor = factors[word];
  const readings = readNumber(written);
  if (factor === undefined || !readings) return undefined;
  const times = (number: number) => Math.round(number * factor * 100) / 100;
  if ('doubtful' in readings) return { doubtful: readings.doubtful.map(times) };
  const number = readings.clear;
  // «2.500k» may have a decimal point.
  if (/^\d{1,3}[.,]\d{3}$/.test(written))
    return { doubtful: [times(number), times(number / 1000)] };
  // «M» is for thousands in some countries, and nobody earns two or three thousand pesos.
  if (word === 'm' && number >= 1000) return { doubtful: [number * 1000, times(number)] };
  if (word.startsWith('luca') && number < 10) {
    return { doubtful: [times(number), times(number * 1000)] };
  }
  return { clear: times(number) };
}

/** A number with points between its thousands and a comma before its decimals. */
const spelledNumber = (number: number) =>
  String(number)
    .replace('.', ',')
    .replace(/^(-?\d+)/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, '.'));

/** Asks back what a doubtful amount means. */
export const askAmount = (doubtful: readonly number[]) =>
  `¿Quisiste decir ${doubtful.map(spelledNumber).join(' o ')}? Escríbelo así, para no equivocarnos.`;

/** Asks for an amount in the currency that it is to be in; undefined where it names no other. */
export function askCurrency(text: string, wanted: string | undefined) {
  const { currency, number } = readAmount(text);
  if (wanted === undefined || currency === undefined || currency === wanted) return undefined;
  return number === undefined
    ? undefined
    : `Escribiste ${currency}, y aquí se paga en ${wanted}. ¿Cuánto sería en ${wanted}?`;
}
