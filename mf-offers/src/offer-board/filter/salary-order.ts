import type { Offer } from '@portal/contract/offer';
import { readSalary, type SalaryPeriod } from '../../offer/salary-range';

type SalaryOrder = {
  offers: Offer[];
  /** In the order in which they follow each other in the list. */
  currencies: string[];
  /** How many at the end have no salary that could be compared. */
  unreadCount: number;
};

/**
 * From the highest salary to the lowest within each currency, the most frequent currency first: amounts
 * of two currencies are never compared. Those that cannot be read stay as they are, at the end.
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

/** An amount without a period is for a month in the countries of the company. How many hours that has is not known. */
const months: Readonly<Partial<Record<SalaryPeriod, number>>> = { MONTH: 1, YEAR: 12 };

/** The middle of the range for a month. */
function comparableSalary(offer: Offer): ComparableSalary | undefined {
  const salary = readSalary(offer.salaryRange);
  const span = salary && months[salary.period ?? 'MONTH'];
  if (!span) return undefined;
  const middle = (salary.minimum + salary.maximum) / 2;
  return { offer, currency: salary.currency, amount: middle / span };
}

/** What the order by salary did, in a line. */
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
