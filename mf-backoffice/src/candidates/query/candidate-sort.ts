import type { JobApplication } from '@portal/contract/job-application';
import type { CandidateSort, SortKey } from './candidate-query';

type Compare = (first: JobApplication, second: JobApplication) => number;

/** Those that compare as equal keep the server's order. */
export function sortCandidates(
  candidates: readonly JobApplication[],
  sort: CandidateSort | undefined,
) {
  if (!sort) return candidates;
  const compare = comparisons[sort.by];
  return candidates.toSorted((first, second) =>
    sort.isDescending ? compare(second, first) : compare(first, second),
  );
}

/** In Spanish «ñ» stands between «n» and «o», and «á» beside «a». */
const spanish = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

const byText =
  (textOf: (candidate: JobApplication) => string): Compare =>
  (first, second) =>
    spanish.compare(textOf(first), textOf(second));

const comparisons: Record<SortKey, Compare> = {
  name: byText(({ applicant }) => applicant.name),
  email: byText(({ applicant }) => applicant.email),
  offer: byText(({ offer }) => offer.title),
  status: byText(({ status }) => status.name),
  salary: (first, second) => first.salaryExpectation - second.salaryExpectation,
  date: (first, second) => Date.parse(first.appliedAt) - Date.parse(second.appliedAt),
};
