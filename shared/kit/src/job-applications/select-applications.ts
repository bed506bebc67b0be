import type { JobApplication } from '@portal/contract/job-application';
import type { JobApplicationFilter } from '@portal/contract/job-application-query';
import { noCurrency } from '@portal/contract/salary-currency';
import { searchText } from '../format/search-text';
import { compareSpanish } from '../format/spanish-order';
import type { ListQuery, SortKey } from './list-query';
import { toServerFilter } from './server-query';

/**
 * Filters and sorts the job applications of a server without paging, ignoring the page. Equal ones
 * keep the server's order.
 */
export function selectApplications(applications: readonly JobApplication[], query: ListQuery) {
  const tests = testsOf(toServerFilter(query)).filter((test) => test !== false);
  const found = applications.filter((application) => tests.every((test) => test(application)));
  const { sort } = query;
  if (!sort) return found;
  const compare = comparisons[sort.by];
  const sorted = found.toSorted((first, second) =>
    sort.isDescending ? compare(second, first) : compare(first, second),
  );
  return sort.by === 'salary' ? unknownLast(sorted) : sorted;
}

/** Amounts without a known currency come last in both directions. */
const unknownLast = (sorted: readonly JobApplication[]) => [
  ...sorted.filter(({ salaryCurrency }) => isKnown(salaryCurrency)),
  ...sorted.filter(({ salaryCurrency }) => !isKnown(salaryCurrency)),
];

const isKnown = (currency: string | undefined) => currency !== noCurrency;

type Test = (application: JobApplication) => boolean;

function testsOf(filter: JobApplicationFilter): (Test | false)[] {
  const { offerId, statusId, from, until, currency, minimumSalary, maximumSalary } = filter;
  const wanted = searchText(filter.text);

  return [
    offerId !== undefined && (({ offer }) => offer.id === offerId),
    statusId !== undefined && (({ status }) => status.id === statusId),
    from !== undefined && (({ appliedAt }) => Date.parse(appliedAt) >= Date.parse(from)),
    until !== undefined && (({ appliedAt }) => Date.parse(appliedAt) <= Date.parse(until)),
    currency !== undefined && (({ salaryCurrency = noCurrency }) => salaryCurrency === currency),
    minimumSalary !== undefined && (({ salaryExpectation }) => salaryExpectation >= minimumSalary),
    maximumSalary !== undefined && (({ salaryExpectation }) => salaryExpectation <= maximumSalary),
    wanted !== '' && ((application) => textOf(application).includes(wanted)),
  ];
}

/** Cached, because folding takes most of the time of a search in a long list. */
const texts = new WeakMap<JobApplication, string>();

/** Searched text: name and e-mail of the applicant, title of the offer (S5.53). */
function textOf(application: JobApplication) {
  const { applicant, offer } = application;
  const known = texts.get(application);
  // Line breaks are never searched, so no match spans two fields.
  const text = known ?? searchText([applicant.name, applicant.email, offer.title].join('\n'));
  texts.set(application, text);
  return text;
}

type Compare = (first: JobApplication, second: JobApplication) => number;

const byText =
  (read: (application: JobApplication) => string): Compare =>
  (first, second) =>
    compareSpanish(read(first), read(second));

const comparisons: Record<SortKey, Compare> = {
  name: byText(({ applicant }) => applicant.name),
  email: byText(({ applicant }) => applicant.email),
  offer: byText(({ offer }) => offer.title),
  status: byText(({ status }) => status.name),
  // Amounts are compared within one currency only.
  salary: (first, second) =>
    compareSpanish(first.salaryCurrency ?? '', second.salaryCurrency ?? '') ||
    first.salaryExpectation - second.salaryExpectation,
  date: (first, second) => Date.parse(first.appliedAt) - Date.parse(second.appliedAt),
};
