import * as v from 'valibot';

/**
 * Reads a number as people of the twelve countries write it: «1500», «1.500.000», «1500,5», «1,500.50».
 * Number inputs read «1.500» as 1.5 and «1500,5» as 15005, so forms use text inputs and this function.
 */
export function parseSpanishNumber(text: string): number | undefined {
  const compact = text.replace(/[\s$]/g, '');
  if (!/^[+-]?\d+([.,]\d+)*$/.test(compact)) return undefined;
  const separator = decimalSeparator(compact);
  const plain = separator === '.' ? compact.replaceAll(',', '') : compact.replaceAll('.', '');
  const number = Number(
    separator === undefined ? plain.replaceAll(',', '') : plain.replace(',', '.'),
  );
  return Number.isFinite(number) ? number : undefined;
}

/** The character before the decimals; undefined when every separator parts thousands. */
function decimalSeparator(text: string): string | undefined {
  const separators = text.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (new Set(separators).size === 2) return last;
  const isGrouped = separators.length > 1 || /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text);
  return isGrouped ? undefined : last;
}

/** Largest number that anything of ours holds. */
export const maxNumber = 999_999_999_999;

/** A number from a text input, or a number; the message is for a missing one. */
export const requiredNumber = (message: string) =>
  v.pipe(
    v.union([v.string(), v.number()], message),
    v.check((input) => String(input).trim() !== '', message),
    v.transform((input) => (typeof input === 'number' ? input : parseSpanishNumber(input))),
    v.number('Escribe un número, por ejemplo 1.500.000.'),
    v.maxValue(maxNumber, 'El número es demasiado grande.'),
  );

/** Greater than zero, such as a salary. */
export const requiredAmount = (message: string) =>
  v.pipe(requiredNumber(message), v.gtValue(0, 'Debe ser mayor que cero.'));
