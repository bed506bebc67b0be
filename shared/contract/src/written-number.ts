/**
 * Possible meanings of a written number: one, or several if its separators are ambiguous. Undefined
 * for other text. Expects plain spaces and «'» as apostrophe.
 */
export type Readings = { clear: number } | { doubtful: readonly number[] } | undefined;

/**
 * Reads digits with points, commas, spaces and apostrophes as people of the twelve countries write
 * them.
 */
export function readNumber(text: string): Readings {
  const [, sign = '', digits = ''] = /^([+-]?)(\d+(?:[.,' ]\d+)*)$/.exec(text) ?? [];
  if (digits === '') return undefined;
  const readings = readDigits(digits);
  if (sign !== '-') return readings;
  return 'clear' in readings
    ? { clear: -readings.clear }
    : { doubtful: readings.doubtful.map((number) => -number) };
}

/**
 * Reads a number without its currency, such as «$ 1.500.000». Undefined if the text is not a number
 * or is ambiguous.
 */
export function clearNumber(text: string): number | undefined {
  const readings = readNumber(text.replace(/[\s$]+/g, ' ').trim());
  return readings && 'clear' in readings ? readings.clear : undefined;
}

type Known = NonNullable<Readings>;

function readDigits(text: string): Known {
  const all = joined(text);
  // Some countries separate millions by an apostrophe, so «1'500» may be short for millions.
  if (/^[1-9]\d{0,2}'\d{3}$/.test(text)) return { doubtful: [all, all * 1000] };
  if (isGrouped(text)) return { clear: all };
  const [, whole = '', sign = '', decimals = ''] = /^(.*)([.,])(\d+)$/.exec(text) ?? [];
  if (!isGrouped(whole)) return { doubtful: [all] };
  const number = Number(`${joined(whole)}.${decimals}`);
  return isDecimal({ whole, sign, decimals }) ? { clear: number } : { doubtful: [all, number] };
}

type Parts = { whole: string; sign: string; decimals: string };

/**
 * False if the separator also occurs between the groups («1.500.00»), or for three decimals, which
 * amounts never have.
 */
const isDecimal = ({ whole, sign, decimals }: Parts) =>
  whole === '0' || (decimals.length <= 2 && !whole.includes(sign));

const joined = (text: string) => Number(text.replace(/\D/g, ''));

/**
 * Whole numbers: plain, in groups of three, with an apostrophe after the millions, or grouped as in
 * India.
 */
const isGrouped = (text: string) =>
  /^(\d+|[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\2\d{3})*|[1-9]\d{0,2}'\d{3}[.,]\d{3}|[1-9]\d?(,\d{2})+,\d{3})$/.test(
    text,
  );
