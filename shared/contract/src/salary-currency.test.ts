import { readCurrency } from './salary-currency';

test.each([
  ['US$ 2.000 a 3.000 al mes', 'USD'],
  ['2.000 a 3.000 usd al mes', 'USD'],
  ['AR$ 900.000 por mes', 'ARS'],
  ['S/\u00A03.500 a S/ 4.500', 'PEN'],
  ['$2.000.000 CLP', 'CLP'],
])('the range «%s» is in %s', (range, currency) => {
  expect(readCurrency(range)).toBe(currency);
});

test.each(['$2.000.000', 'USD 2.000 o EUR 1.800', 'A convenir s/ experiencia', 'Según área, CLPX'])(
  'the range «%s» is in none that is known',
  (range) => {
    expect(readCurrency(range)).toBeUndefined();
  },
);
