import { anOffer } from '@portal/contract/testing/an-offer';
import { orderBySalary, salaryOrderText } from './salary-order';

const offers = (...ranges: string[]) =>
  ranges.map((salaryRange, index) => anOffer({ id: index + 1, salaryRange }));
const ordered = (...ranges: string[]) =>
  orderBySalary(offers(...ranges)).offers.map(({ salaryRange }) => salaryRange);

test('the highest salary comes first, by the middle of its range', () => {
  expect(
    ordered('$1.000 - $4.000 USD', 'USD 3.000 a 3.200', '$3.500 - $4.500 USD mensuales'),
  ).toEqual(['$3.500 - $4.500 USD mensuales', 'USD 3.000 a 3.200', '$1.000 - $4.000 USD']);
});

test('currencies are not mixed; the most frequent comes first', () => {
  expect(
    ordered('3.000 - 4.000 USD', 'CLP 1.000.000 a 2.000.000', 'CLP 2.000.000 a 2.000.000'),
  ).toEqual(['CLP 2.000.000 a 2.000.000', 'CLP 1.000.000 a 2.000.000', '3.000 - 4.000 USD']);
});

test('a year has twelve months', () => {
  expect(ordered('2.000 - 3.000 EUR', '38.000 - 46.000 EUR brutos al año')).toEqual([
    '38.000 - 46.000 EUR brutos al año',
    '2.000 - 3.000 EUR',
  ]);
});

test('signs that one currency alone has are read; what is in doubt stays last, in its order', () => {
  expect(
    ordered('A convenir', '$2.000 - $3.000', '10 - 20 USD por hora', 'S/ 9.000 - S/ 12.000'),
  ).toEqual(['S/ 9.000 - S/ 12.000', 'A convenir', '$2.000 - $3.000', '10 - 20 USD por hora']);
});

test.each([
  [['3.000 - 4.000 USD'], ''],
  [
    ['3.000 - 4.000 USD', 'A convenir'],
    '1 oferta sin un salario que podamos comparar va al final.',
  ],
  [
    ['3.000 - 4.000 USD', '3.000 - 4.000 EUR', 'A convenir', 'Por definir'],
    'Cada moneda por separado: EUR y USD. 2 ofertas sin un salario que podamos comparar van al final.',
  ],
])('%j: «%s»', (ranges, text) => {
  expect(salaryOrderText(orderBySalary(offers(...ranges)))).toBe(text);
});
