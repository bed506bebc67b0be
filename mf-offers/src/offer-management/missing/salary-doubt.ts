import { readCurrency } from '@portal/contract/salary-currency';
import { baseSalary } from '../../offer-detail/base-salary';
import { readSalary } from '../../offer/salary-range';

/** Reason why search engines cannot read a salary range; undefined if they can. */
export function salaryDoubt(range: string) {
  if ('baseSalary' in baseSalary(range)) return undefined;
  if (readCurrency(range) === undefined) {
    return 'Los buscadores no saben en qué moneda está: escribe su código, como CLP o USD.';
  }
  if (/quincen/i.test(range)) {
    return 'Los buscadores no conocen la quincena: escribe lo que se paga «al mes».';
  }
  if (!readSalary(range)) {
    return 'Los buscadores leen dos montos: «1.500.000 a 2.000.000».';
  }
  return 'Los buscadores no saben para cuánto tiempo es: escribe «al mes» o «al año».';
}
