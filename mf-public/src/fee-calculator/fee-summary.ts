import { feeRange, type FeeEstimateEntry } from '@portal/contract/fee-estimate';
import { formatNumber } from '@portal/kit/format/money';

export type FeeEstimate = Pick<
  FeeEstimateEntry,
  'profileName' | 'city' | 'experience' | 'currency' | 'salary'
>;

/** «400 a 700 USD» */
export function rangeText({ salary, currency }: FeeEstimate) {
  const { minimum, maximum } = feeRange(salary);
  return `${formatNumber(minimum)} a ${formatNumber(maximum)} ${currency}`;
}

/** The estimate with the numbers it was made from, for whoever will quote it. */
export function summaryText(estimate: FeeEstimate) {
  const { profileName, city, experience, currency, salary } = estimate;
  const years = experience === 1 ? '1 año' : `${formatNumber(experience)} años`;
  const offer = `salario de ${formatNumber(salary)} ${currency}`;
  return `${profileName} en ${city}, ${years} de experiencia, ${offer}. Tarifa estimada: ${rangeText(estimate)}.`;
}
