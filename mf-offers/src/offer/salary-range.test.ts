import { readSalary } from './salary-range';

test.each([
  ['$2.200.000 - $2.900.000 CLP líquidos al mes', 'CLP', [2_200_000, 2_900_000], 'MONTH'],
  ['USD 1500 a 2000,50 mensuales', 'USD', [1500, 2000.5], 'MONTH'],
  ['US$ 2.000 – US$ 3.000 al mes', 'USD', [2000, 3000], 'MONTH'],
  ['entre 2.000 y 3.000 usd mensuales', 'USD', [2000, 3000], 'MONTH'],
  ['S/ 3.500 - S/ 4.500 mensuales', 'PEN', [3500, 4500], 'MONTH'],
  ['B/. 1,200.00 a B/. 1,500.00 al mes', 'PAB', [1200, 1500], 'MONTH'],
  ['Q 8,000 a Q 10,000 mensuales', 'GTQ', [8000, 10_000], 'MONTH'],
  ['₡900.000 a ₡1.200.000 por mes', 'CRC', [900_000, 1_200_000], 'MONTH'],
  ['$25,000 - $30,000 MXN mensuales', 'MXN', [25_000, 30_000], 'MONTH'],
  ['COP 4.500.000 hasta 6.000.000 al mes', 'COP', [4_500_000, 6_000_000], 'MONTH'],
  ['AR$ 900.000 a AR$ 1.100.000 por mes', 'ARS', [900_000, 1_100_000], 'MONTH'],
  ['₹ 60000 - ₹ 80000 al mes', 'INR', [60_000, 80_000], 'MONTH'],
  ['CAD 60.000 a 75.000 al año', 'CAD', [60_000, 75_000], 'YEAR'],
  ['38.000 - 46.000 € brutos anuales', 'EUR', [38_000, 46_000], 'YEAR'],
  ['10 - 20 USD por hora', 'USD', [10, 20], 'HOUR'],
  ["de 15 a 18 € a l'hora", 'EUR', [15, 18], 'HOUR'],
  ['400 a 500 USD semanales', 'USD', [400, 500], 'WEEK'],
  ['2.000 a 2.500 USD al mes, 40 horas semanales', 'USD', [2000, 2500], 'MONTH'],
  ['40 a 45 hrs a la semana; USD 2.000 a 2.500 mensuales', 'USD', [2000, 2500], 'MONTH'],
  ['3.000 - 4.000 USD', 'USD', [3000, 4000], undefined],
] as const)('«%s» is in %s: %j, by %s', (range, ...read) => {
  const { currency, minimum, maximum, period } = readSalary(range) ?? {};
  expect([currency, [minimum, maximum], period]).toEqual(read);
});

test.each([
  '',
  'A convenir',
  '40 horas semanales, 2.500 USD',
  '40 a 45 horas semanales, sueldo en USD',
  '2.500 USD, jornada de 40 a 44',
  'MXN 10.000 a 15.000 quincenales',
  'MXN 10,000 a 15,000 por quincena',
  '2.000 a 2.500 USD semanales o mensuales',
  '$2.000.000 - $3.000.000 al mes',
  'USD 2.000 al mes',
  'USD 2,000 - 3,000 al mes',
  'USD 2k - 3k al mes',
  'COP 2 a 3 millones al mes',
  '3.000 - 2.000 USD al mes',
  '1.000 USD - 2.000 EUR al mes',
  '1.000 - 2.000 USD al mes, 14 pagas',
  '2.000 a 2.500 USD y 10 % de bono al mes',
  '3 a 5 vacantes, pago en USD al mes',
  '3 a 5 años de experiencia, EUR al mes',
  'USD 1.500 o 2.000 al mes',
])('«%s» leaves a doubt', (range) => {
  expect(readSalary(range)).toBeUndefined();
});
