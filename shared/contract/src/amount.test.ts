import { amountQuestion, currencyQuestion, readAmount } from './amount';
import { parseSpanishNumber } from './spanish-number';

/** Amounts as people of the twelve countries write them, and the number that is read. */
const understood: [text: string, number: number, currency?: string][] = [
  ['1500', 1500],
  ['007', 7],
  ['0', 0],
  ['-3', -3],
  ['+3', 3],
  ['1.500', 1500],
  ['1,500', 1500],
  ['1 500', 1500],
  ['25.000', 25_000],
  ['25,000', 25_000],
  ['1500000', 1_500_000],
  ['1.500.000', 1_500_000],
  ['1,500,000', 1_500_000],
  ['1 500 000', 1_500_000],
  ['1\u00A0500\u00A0000', 1_500_000],
  ['1\u202F500\u202F000', 1_500_000],
  ['1\u2009500\u2009000', 1_500_000],
  ["1'500.000", 1_500_000],
  ['1’500.000', 1_500_000],
  ['1‘500.000', 1_500_000],
  ['1´500.000', 1_500_000],
  ["1'500,000", 1_500_000],
  ["1'500'000", 1_500_000],
  ["12'500.000", 12_500_000],
  ["1'500.000,00", 1_500_000],
  ["1'500,000.00", 1_500_000],
  ["$1'500.000", 1_500_000],
  ['12,50,000', 1_250_000],
  ['1,50,000', 150_000],
  ['1500,5', 1500.5],
  ['1500.5', 1500.5],
  ['1500,50', 1500.5],
  ['1500.50', 1500.5],
  ['1.500,50', 1500.5],
  ['1,500.50', 1500.5],
  ['1,500.00', 1500],
  ['1.500,00', 1500],
  ['1 500,50', 1500.5],
  ['1 500.50', 1500.5],
  ['1.500.000,00', 1_500_000],
  ['1,500,000.00', 1_500_000],
  ['1 500 000,00', 1_500_000],
  ['1.500.000,25', 1_500_000.25],
  [' 2,5 ', 2.5],
  ['2.5', 2.5],
  ['0,500', 0.5],
  ['0.500', 0.5],
  ['0,12345', 0.12345],
  ['1.500.000.-', 1_500_000],
  ['1.500.000,-', 1_500_000],
  ['1.500.000 -', 1_500_000],
  ['1.500.000–', 1_500_000],
  ['1.500.000,--', 1_500_000],
  ['$1.500.000.-', 1_500_000],
  ['1500.-', 1500],
  ['$1500', 1500],
  ['$ 1.500.000', 1_500_000],
  ['1.500.000 $', 1_500_000],
  ['1.500.000 pesos', 1_500_000],
  ['1.500.000 pesos líquidos', 1_500_000],
  ['1.500.000 líquidos', 1_500_000],
  ['1.500.000 líquido', 1_500_000],
  ['1.500.000 brutos', 1_500_000],
  ['1.500.000 neto mensual', 1_500_000],
  ['1.500.000 al mes', 1_500_000],
  ['1.500.000 mensuales', 1_500_000],
  ['aprox. 1.500.000', 1_500_000],
  ['1.500.000 CLP', 1_500_000, 'CLP'],
  ['CLP 1.500.000', 1_500_000, 'CLP'],
  ['CLP$1.500.000', 1_500_000, 'CLP'],
  ['CL$ 1.500.000', 1_500_000, 'CLP'],
  ['1.500.000 clp', 1_500_000, 'CLP'],
  ['1.500.000CLP', 1_500_000, 'CLP'],
  ['1.500.000.- CLP', 1_500_000, 'CLP'],
  ['1.500.000 pesos chilenos', 1_500_000, 'CLP'],
  ['USD 2000', 2000, 'USD'],
  ['USD2000', 2000, 'USD'],
  ['2000 usd', 2000, 'USD'],
  ['US$ 2.000', 2000, 'USD'],
  ['US$2,000.00', 2000, 'USD'],
  ['U$S 2.000', 2000, 'USD'],
  ['u$d 2000', 2000, 'USD'],
  ['2.000 dólares', 2000, 'USD'],
  ['2.000 dolares', 2000, 'USD'],
  ['$2,000 USD', 2000, 'USD'],
  ['2000 USD mensuales', 2000, 'USD'],
  ['CAD 4,500', 4500, 'CAD'],
  ['C$4,500.00', 4500, 'CAD'],
  ['4.500 dólares canadienses', 4500, 'CAD'],
  ['2.500€', 2500, 'EUR'],
  ['2.500 €', 2500, 'EUR'],
  ['€2.500', 2500, 'EUR'],
  ['2500 EUR', 2500, 'EUR'],
  ['2.500,00 euros', 2500, 'EUR'],
  ['2 500 €', 2500, 'EUR'],
  ['S/ 3.500', 3500, 'PEN'],
  ['S/3,500.00', 3500, 'PEN'],
  ['S/. 3500', 3500, 'PEN'],
  ['3500 soles', 3500, 'PEN'],
  ['PEN 3.500', 3500, 'PEN'],
  ['B/. 1,200.00', 1200, 'PAB'],
  ['B/.1200', 1200, 'PAB'],
  ['1200 balboas', 1200, 'PAB'],
  ['Q 8,000', 8000, 'GTQ'],
  ['Q8,000.00', 8000, 'GTQ'],
  ['Q.8000', 8000, 'GTQ'],
  ['8000 quetzales', 8000, 'GTQ'],
  ['₡1.200.000', 1_200_000, 'CRC'],
  ['₡ 1 200 000,00', 1_200_000, 'CRC'],
  ['1.200.000 colones', 1_200_000, 'CRC'],
  ['$25,000 MXN', 25_000, 'MXN'],
  ['MX$25,000', 25_000, 'MXN'],
  ['$25,000.00 M.N.', 25_000, 'MXN'],
  ['25 mil pesos mexicanos', 25_000, 'MXN'],
  ['COP 4.500.000', 4_500_000, 'COP'],
  ["$4'500.000 COP", 4_500_000, 'COP'],
  ['COL$ 4.500.000', 4_500_000, 'COP'],
  ['ARS 900.000', 900_000, 'ARS'],
  ['AR$ 900.000', 900_000, 'ARS'],
  ['900 mil pesos argentinos', 900_000, 'ARS'],
  ['₹ 1,25,000', 125_000, 'INR'],
  ['INR 125000', 125_000, 'INR'],
  ['1,5 millones', 1_500_000],
  ['1.5 millones', 1_500_000],
  ['2 millones de pesos', 2_000_000],
  ['1 millón', 1_000_000],
  ['4,5 millones de pesos colombianos', 4_500_000, 'COP'],
  ['1.5 M', 1_500_000],
  ['1,5M', 1_500_000],
  ['1.5MM', 1_500_000],
  ['$1,2 MM', 1_200_000],
  ['1,1 millones', 1_100_000],
  ['500 mil', 500_000],
  ['800k', 800_000],
  ['2500k', 2_500_000],
  ['2.5k USD', 2500, 'USD'],
  ['USD 3k', 3000, 'USD'],
  ['900 lucas', 900_000],
  ['1500 lucas', 1_500_000],
];

/** Ambiguous amounts, and the numbers that the question offers. */
const asked: [text: string, ...doubtful: number[]][] = [
  ['1500.000', 1_500_000, 1500],
  ['1500,000', 1_500_000, 1500],
  ['1500,500', 1_500_500, 1500.5],
  ['25000.000 COP', 25_000_000, 25_000],
  ['1.500,000', 1_500_000, 1500],
  ['1,500.000', 1_500_000, 1500],
  ['1 500.000', 1_500_000, 1500],
  ['1.500.000,000', 1_500_000_000, 1_500_000],
  ["1'500", 1500, 1_500_000],
  ['1.500.00', 150_000, 1500],
  ['1.5000', 15_000, 1.5],
  ['1.50.000', 150_000],
  ['15.00.000', 1_500_000],
  ['1.500.0000', 15_000_000, 1500],
  ['12 34', 1234],
  ['2.500k', 2_500_000, 2500],
  ['2.500 lucas', 2_500_000, 2500],
  ['2.5 lucas', 2500, 2_500_000],
  ['2500 M', 2_500_000, 2_500_000_000],
  ['1.500 millones', 1_500_000_000, 1_500_000],
];

/** Texts that are not read as an amount. */
const refused: string[] = [
  '',
  'mil',
  'a convenir',
  'un millón',
  '1e3',
  '12a',
  '0x10',
  '1..5',
  ',5',
  '5,',
  '١٢',
  '1.000 a 2.000',
  '1 millón 500 mil',
  '30.000 al año',
  '20 por hora',
  'USD 2.000 o 1.800 EUR',
  'S/',
];

test('the table has what people of twelve countries write', () => {
  expect(understood.length + asked.length + refused.length).toBeGreaterThanOrEqual(150);
  const named = new Set(understood.flatMap(([, , currency]) => currency ?? []));
  expect(named.size).toBe(12);
});

test.each(
  understood.map(([text, number, currency = 'no currency']) => [text, number, currency] as const),
)('«%s» is %d, in %s', (text, number, currency) => {
  expect(readAmount(text).number).toBe(number);
  expect(readAmount(text).currency ?? 'no currency').toBe(currency);
  expect(parseSpanishNumber(text)).toBe(number);
});

test.each(asked)('«%s» is asked back, and never guessed', (text, ...doubtful) => {
  expect(readAmount(text).doubtful).toEqual(doubtful);
  expect(parseSpanishNumber(text)).toBeUndefined();
});

test.each(refused)('«%s» is no amount', (text) => {
  expect(readAmount(text)).toEqual({});
});

test('a question names what may be meant, and its answers are clear', () => {
  const question = amountQuestion([1_500_000, 1500.5]);

  expect(question).toBe(
    '¿Quisiste decir 1.500.000 o 1.500,5? Escríbelo así, para no equivocarnos.',
  );
  expect(['1.500.000', '1.500,5'].map(parseSpanishNumber)).toEqual([1_500_000, 1500.5]);
});

test.each([
  ['USD 2000', 'CLP', 'Escribiste USD, y aquí se paga en CLP. ¿Cuánto sería en CLP?'],
  ['USD 2000', 'USD', undefined],
  ['USD 2000', undefined, undefined],
  ['2000', 'CLP', undefined],
])('«%s» where %s is paid', (text, wanted, question) => {
  expect(currencyQuestion(text, wanted)).toBe(question);
});
