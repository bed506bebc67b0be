import { endOfDay, startOfDay } from '@portal/contract/day-bounds';
import type {
  JobApplicationFilter,
  JobApplicationOrder,
  JobApplicationQuery,
} from '@portal/contract/job-application-query';
import { currencyCodes, noCurrency } from '@portal/contract/salary-currency';
import { clearNumber } from '@portal/contract/written-number';
import type { ListFilters, ListQuery, SortKey } from './list-query';

const orders: Record<SortKey, JobApplicationOrder> = {
  name: 'applicantName',
  email: 'applicantEmail',
  salary: 'salaryExpectation',
  offer: 'offerTitle',
  date: 'appliedAt',
  status: 'status',
};

/** Converts the query of the screen to a query of the API. */
export const toServerQuery = (query: ListQuery): JobApplicationQuery => ({
  ...toServerFilter(query),
  page: query.page - 1,
  size: query.pageSize,
  orderBy: query.sort ? orders[query.sort.by] : 'appliedAt',
  isDescending: query.sort?.isDescending ?? true,
});

/** Converts the filters. Ignores invalid values such as a half-typed amount. */
export const toServerFilter = ({
  search,
  filters,
}: Pick<ListQuery, 'search' | 'filters'>): JobApplicationFilter => ({
  text: search.trim().slice(0, 100),
  offerId: toId(filters.offerId),
  statusId: toId(filters.statusId),
  ...daysToMoments(filters),
  currency: toCurrency(filters.currency),
  minimumSalary: toAmount(filters.minimum),
  maximumSalary: toAmount(filters.maximum),
});

const toId = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

const toCurrency = (text: string) =>
  [...currencyCodes, noCurrency].find((currency) => currency === text);

function toAmount(text: string) {
  const amount = clearNumber(text);
  if (amount === undefined || amount < 0 || amount > 999_999_999_999) return undefined;
  return Math.round(amount * 100) / 100;
}

const daysToMoments = ({ firstDay, lastDay }: ListFilters) => ({
  from: momentOf(firstDay, startOfDay),
  until: momentOf(lastDay, endOfDay),
});

/** Start or end of a day in the company's zone, in which the list shows its days. */
const momentOf = (day: string, edge: typeof startOfDay) =>
  /^(19|20|21)\d\d-\d\d-\d\d$/.test(day) ? edge(day)?.toISOString() : undefined;
