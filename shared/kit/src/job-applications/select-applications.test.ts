import { noCurrency } from '@portal/contract/salary-currency';
import { anApplication } from '@portal/contract/testing/an-application';
import { noFilters, type ListQuery } from './list-query';
import { selectApplications } from './select-applications';

const applications = [
  anApplication({ id: 1, salaryExpectation: 3600, salaryCurrency: noCurrency }),
  anApplication({ id: 2, salaryExpectation: 2_350_000, salaryCurrency: 'CLP' }),
  anApplication({ id: 3, salaryExpectation: 3000, salaryCurrency: 'USD' }),
  anApplication({ id: 4, salaryExpectation: 900_000, salaryCurrency: 'CLP' }),
  anApplication({ id: 5, salaryExpectation: 2500, salaryCurrency: 'USD' }),
];
const query: ListQuery = {
  search: '',
  filters: noFilters,
  sort: undefined,
  pageSize: 5,
  page: 1,
};
const idsOf = (changes: Partial<ListQuery>) =>
  selectApplications(applications, { ...query, ...changes }).map(({ id }) => id);

test.each([
  [false, [4, 2, 5, 3, 1]],
  [true, [3, 5, 2, 4, 1]],
])(
  'amounts are compared within one currency, and unknown ones come last (descending: %j)',
  (isDescending, expected) => {
    expect(idsOf({ sort: { by: 'salary', isDescending } })).toEqual(expected);
  },
);

test.each([
  ['CLP', [2, 4]],
  [noCurrency, [1]],
  ['', [1, 2, 3, 4, 5]],
])('the currency %j finds %j', (currency, expected) => {
  expect(idsOf({ filters: { ...noFilters, currency } })).toEqual(expected);
});
