import type { Offer } from '@portal/contract/offer';
import { readSalary, type SalaryPeriod } from '../../offer/salary-range';

type SalaryOrder = {
  offers: Offer[];
  /** In their order in the list. */
  currencies: string[];
  /** Number of offers at the end without a comparable salary. */
  unreadCount: number;
};

/**
 * Sorts from the highest to the lowest salary within each currency, the most frequent currency
 * first. Amounts of different currencies are never compared. Offers without a readable salary keep
 * their order at the end.
 */
export function orderBySalary(offers: readonly Offer[]): SalaryOrder {
  const byCurrency = new Map<string, ComparableSalary[]>();
  const unread: Offer[] = [];
  for (const offer of offers) {
    const salary = comparableSalary(offer);
    if (!salary) unread.push(offer);
    else byCurrency.set(salary.currency, [...(byCurrency.get(salary.currency) ?? []), salary]);
  }
  const groups = [...byCurrency].toSorted(
    ([one, { length: ones }], [other, { length: others }]) =>
      others - ones || one.localeCompare(other),
  );
  const read = groups.flatMap(([, group]) =>
    group.toSorted((one, other) => other.amount - one.amount).map(({ offer }) => offer),
  );
  return {
    offers: [...read, ...unread],
    currencies: groups.map(([currency]) => currency),
    unreadCount: unread.length,
  };
}

type ComparableSalary = { offer: Offer; currency: string; amount: number };

/**
 * In the company's countries an amount without a period is monthly. Hourly amounts are left out,
 * because the hours per month are unknown.
 */
const months: Readonly<Partial<Record<SalaryPeriod, number>>> = { MONTH: 1, YEAR: 12 };

/** The middle of the range, per month. */
function comparableSalary(offer: Offer): ComparableSalary | undefined {
  const salary = readSalary(offer.salaryRange);
  const span = salary && months[salary.period ?? 'MONTH'];
  if (!span) return undefined;
  const middle = (salary.minimum + salary.maximum) / 2;
  return { offer, currency: salary.currency, amount: middle / span };
}

export function salaryOrderText({ currencies, unreadCount }: SalaryOrder) {
  const groups =
    currencies.length > 1 && `Cada moneda por separado: ${listFormat.format(currencies)}.`;
  const rest =
    unreadCount === 1
      ? '1 oferta sin un salario que podamos comparar va al final.'
      : unreadCount > 1 &&
        `${unreadCount} ofertas sin un salario que podamos comparar van al final.`;
  return [groups, rest].filter(Boolean).join(' ');
}

const listFormat = new Intl.ListFormat('es');
