import { readSalary } from '../offer/salary-range';

/** What search engines read of a salary range, if it leaves no doubt; without the time it is for, it says nothing. */
export function baseSalary(range: string) {
  const salary = readSalary(range);
  if (!salary?.period) return {};

  const { currency, minimum, maximum, period } = salary;
  const value = {
    '@type': 'QuantitativeValue',
    minValue: minimum,
    maxValue: maximum,
    unitText: period,
  };
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } };
}
