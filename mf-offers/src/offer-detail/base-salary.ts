import { readSalary } from '../offer/salary-range';

/** The salary for search engines. Empty unless currency, amount and period are certain. */
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
