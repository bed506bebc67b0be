/** How people write the currencies of the company's countries, in small letters without accents. */
const written: readonly (readonly [code: string, source: string])[] = [
  ['CAD', 'cad|ca?\\$|dolar(?:es)? canadienses?'],
  ['USD', 'usd|us\\$|u\\$[sd]?|dolar(?:es)?'],
  ['MXN', 'mxn|mx\\$|pesos? mexicanos?|m\\.n\\.?'],
  ['CLP', 'clp|cl\\$|ch\\$|pesos? chilenos?'],
  ['COP', 'cop|col?\\$|pesos? colombianos?'],
  ['ARS', 'ars|ar\\$|pesos? argentinos?'],
  ['PEN', 'pen|s/\\.?|sol(?:es)?'],
  ['PAB', 'pab|b/\\.?|balboas?'],
  ['GTQ', 'gtq|q\\.?(?= ?\\d)|quetzal(?:es)?'],
  ['CRC', 'crc|₡|colon(?:es)?'],
  ['INR', 'inr|₹|rupias?'],
  ['EUR', 'eur|€|euros?'],
];

const marks = written.map(
  ([code, source]) => [code, new RegExp(`(?<![a-z])(?:${source})(?![a-z])`, 'g')] as const,
);

/** The currencies that a text names, and what is left of it. «$» and «pesos» alone name none. */
export function takeCurrencies(text: string) {
  const currencies: string[] = [];
  let rest = text;
  for (const [code, pattern] of marks) {
    const next = rest.replace(pattern, ' ');
    if (next !== rest) currencies.push(code);
    rest = next;
  }
  return { currencies, rest: rest.replace(/\$|(?<![a-z])pesos?(?![a-z])/g, ' ') };
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
