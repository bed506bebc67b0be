/**
 * What a written number may mean: one number, several where its separators leave a doubt, none where it is no
 * number. Spaces are plain ones, and apostrophes are «'».
 */
export type Readings = { clear: number } | { doubtful: readonly number[] } | undefined;

/** Reads digits with points, commas, spaces and apostrophes as people of the twelve countries write them. */
export function readNumber(text: string): Readings {
  const [, sign = '', digits = ''] = /^([+-]?)(\d+(?:[.,' ]\d+)*)$/.exec(text) ?? [];
  if (digits === '') return undefined;
  const readings = readDigits(digits);
  if (sign !== '-') return readings;
  return 'clear' in readings
    ? { clear: -readings.clear }
    : { doubtful: readings.doubtful.map((number) => -number) };
}

/** A number without its currency, such as «$ 1.500.000»; undefined where it is none, or leaves a doubt. */
export function clearNumber(text: string): number | undefined {
  const readings = readNumber(text.replace(/[\s$]+/g, ' ').trim());
  return readings && 'clear' in readings ? readings.clear : undefined;
}

type Known = NonNullable<Readings>;

function readDigits(text: string): Known {
  const all = joined(text);
  // In some countries an apostrophe parts millions: «1'500» may be short for them.
  if (/^[1-9]\d{0,2}'\d{3}$/.test(text)) return { doubtful: [all, all * 1000] };
  if (isGrouped(text)) return { clear: all };
  const [, whole = '', sign = '', decimals = ''] = /^(.*)([.,])(\d+)$/.exec(text) ?? [];
  if (!isGrouped(whole)) return { doubtful: [all] };
  const number = Number(`${joined(whole)}.${decimals}`);
  return isDecimal({ whole, sign, decimals }) ? { clear: number } : { doubtful: [all, number] };
}

type Parts = { whole: string; sign: string; decimals: string };

/** «1.500.00» repeats the sign of its groups, and money has no three decimals. */
const isDecimal = ({ whole, sign, decimals }: Parts) =>
  whole === '0' || (decimals.length <= 2 && !whole.includes(sign));

const joined = (text: string) => Number(text.replace(/\D/g, ''));

/** Without decimals: plain, in threes, in threes after millions of their own, or as in India. */
const isGrouped = (text: string) =>
  /^(\d+|[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\2\d{3})*|[1-9]\d{0,2}'\d{3}[.,]\d{3}|[1-9]\d?(,\d{2})+,\d{3})$/.test(
    text,
  );
