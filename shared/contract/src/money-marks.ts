/**
 * Patterns of the currency signs of the company's countries, in lower case. «s/ experiencia» is
 * short for «según» or «sin», so it is not a sign. The database function `currency_of` has the same
 * patterns.
 */
const signs: Readonly<Record<string, string>> = {
  ARS: 'ar\\$',
  CAD: 'ca?\\$',
  CLP: 'c[lh]\\$',
  COP: 'col?\\$',
  CRC: '₡',
  EUR: '€',
  GTQ: 'q\\.?(?= ?\\d)',
  INR: '₹',
  MXN: 'mx\\$',
  PAB: 'b/\\.?(?! ?[a-z])',
  PEN: 's/\\.?(?! ?[a-z])',
  USD: 'us\\$|u\\$[sd]?',
};

/** ISO 4217 codes of the company's countries. */
export const currencyCodes = Object.keys(signs);

/**
 * Finds the currencies that a text names by code or sign. `rest` is the text without them. «$»
 * alone names none.
 */
export function takeCurrencies(text: string) {
  const currencies: string[] = [];
  let rest = text;
  for (const code of currencyCodes) {
    const pattern = `(?<![a-z])(?:${code}|${signs[code]})(?![a-z])`;
    const next = rest.replace(new RegExp(pattern, 'gi'), ' ');
    if (next !== rest) currencies.push(code);
    rest = next;
  }
  return { currencies, rest: rest.replaceAll('$', ' ') };
}

/** Lower case without accents, with one kind of space and of apostrophe. */
export const plainText = (text: string) =>
  text
    .replace(/[’‘´`ʼ′]/g, "'")
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
