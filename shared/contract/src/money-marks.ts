/**
 * Signs of the currencies of the company's countries, in small letters: how patterns find them. «s/ experiencia» is
 * short for «según» or «sin». The database has the same ones (`currency_of`).
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

/** Of the company's countries, by ISO 4217. */
export const currencyCodes = Object.keys(signs);

/** The currencies that a text names by a code or a sign, and what is left of it. «$» alone names none. */
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

/** Small letters without accents, one kind of space and of apostrophe. */
export const plainText = (text: string) =>
  text
    .replace(/[’‘´`ʼ′]/g, "'")
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
