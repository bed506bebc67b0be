import type { JobApplication } from '@portal/contract/job-application';
import { parseSpanishNumber } from '@portal/contract/spanish-number';
import { searchText } from '@portal/kit/format/search-text';
import type { CandidateFilters } from './candidate-query';

type Test = (candidate: JobApplication) => boolean;

/** Those who pass every filter that is set and hold the searched text. */
export function filterCandidates(
  candidates: readonly JobApplication[],
  search: string,
  filters: CandidateFilters,
) {
  const tests = [...filterTests(filters), searchTest(search)].filter((test) => test !== undefined);
  return tests.length === 0
    ? candidates
    : candidates.filter((candidate) => tests.every((test) => test(candidate)));
}

function filterTests(filters: CandidateFilters): (Test | undefined)[] {
  const firstMoment = momentOf(filters.firstDay, '00:00:00');
  const lastMoment = momentOf(filters.lastDay, '23:59:59.999');
  const minimum = parseSpanishNumber(filters.minimum);
  const maximum = parseSpanishNumber(filters.maximum);

  return [
    unless(filters.offerId === '', ({ offer }) => String(offer.id) === filters.offerId),
    unless(filters.statusId === '', ({ status }) => String(status.id) === filters.statusId),
    limit(firstMoment, (first, { appliedAt }) => Date.parse(appliedAt) >= first),
    limit(lastMoment, (last, { appliedAt }) => Date.parse(appliedAt) <= last),
    limit(minimum, (least, { salaryExpectation }) => salaryExpectation >= least),
    limit(maximum, (most, { salaryExpectation }) => salaryExpectation <= most),
  ];
}

/** Looks in the applicant's name and e-mail and the offer's title (specification §5). */
function searchTest(search: string): Test | undefined {
  const wanted = searchText(search.trim());
  return unless(wanted === '', (candidate) => textOf(candidate).includes(wanted));
}

const unless = (isUnset: boolean, test: Test) => (isUnset ? undefined : test);

const limit = (
  value: number | undefined,
  test: (value: number, candidate: JobApplication) => boolean,
): Test | undefined => (value === undefined ? undefined : (candidate) => test(value, candidate));

/** A time of a day in the reader's time zone, as the list shows its days. */
function momentOf(day: string, time: string) {
  const moment = Date.parse(`${day}T${time}`);
  return Number.isNaN(moment) ? undefined : moment;
}

/** Kept because making it takes most of a search in a long list. */
const texts = new WeakMap<JobApplication, string>();

function textOf(candidate: JobApplication) {
  const { applicant, offer } = candidate;
  const known = texts.get(candidate);
  // Nobody searches for a line break, so no match spans two fields.
  const text = known ?? searchText([applicant.name, applicant.email, offer.title].join('\n'));
  texts.set(candidate, text);
  return text;
}
