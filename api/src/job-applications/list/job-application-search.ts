import {
  jobApplicationFilterToWire,
  type JobApplicationFilter,
  type JobApplicationOrder,
  type JobApplicationQuery,
  type JobApplicationSorting,
} from '@portal/contract/job-application-query';
import { noCurrency } from '@portal/contract/salary-currency';
import { sql, type ExpressionBuilder, type OrderByItemBuilder } from 'kysely';
import type { Database } from '../../platform/database/database';
import { plannedEachTime } from '../../platform/database/named-statements';
import type { Schema } from '../../platform/database/schema';
import { likePattern } from '../../platform/database/text-pattern';

/** Limits of the rows per page: reading all of 100,000 is too slow for search as you type. */
type Bounds = {
  /** Maximum of an exact total. */
  counted: number;
  /** Rows read in index order, which probably contain a whole page. */
  walked: number;
};

const usualBounds: Bounds = { counted: 1000, walked: 3000 };

export type FoundPage = { ids: number[]; total: number; isTotalExact: boolean };

/** Returns the ids of a page, in order, and the total as far as counting is fast. */
export async function searchJobApplications(
  db: Database,
  query: InOfferSearch<JobApplicationQuery>,
  { counted, walked }: Bounds = usualBounds,
): Promise<FoundPage> {
  const few = await sortFew(db, query, counted + 1);
  if (few.total <= counted) return { ...few, isTotalExact: true };

  const { page, size } = query;
  const seen = page * size;
  const near = await readPage(db, walk(db, query, Math.max(walked, 10 * (seen + size))), query);
  const isEnough = near.length > size || isForAll(query);
  const next = isEnough ? near : await readPage(db, everyMatch(db, query), query);
  const ids = next.slice(0, size);
  return next.length > size
    ? { ids, total: Math.max(counted, seen + next.length), isTotalExact: false }
    : { ids, total: await countJobApplications(db, query), isTotalExact: true };
}

const isForAll = (query: JobApplicationQuery) =>
  Object.keys(jobApplicationFilterToWire(query)).length === 0;

export async function countJobApplications(db: Database, filter: JobApplicationFilter) {
  const { total } = await db
    .selectFrom('jobApplications')
    .modifyFront(plannedEachTime)
    .where((row) => matching(row, filter))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const orderColumns = {
  appliedAt: ['appliedAt'],
  applicantName: ['nameKey'],
  applicantEmail: ['emailKey'],
  offerTitle: ['titleKey'],
  // Amounts compare only within one currency.
  salaryExpectation: ['salaryCurrency', 'salaryExpectation'],
  // Ids follow the order of the process, from received to closed.
  status: ['statusId'],
} as const;

type OrderColumn = (typeof orderColumns)[JobApplicationOrder][number] | 'id';

/** Ends with the id as the tie-breaker. */
const orderings = ({ orderBy, isDescending }: JobApplicationSorting) =>
  [...orderColumns[orderBy], 'id' as const].map((column: OrderColumn) => ({
    column,
    direction: (order: OrderByItemBuilder) => {
      if (!isDescending) return order.asc();
      return column === 'salaryCurrency' ? order.desc().nullsLast() : order.desc();
    },
  }));

type Rows = ReturnType<typeof allRows>;

const allRows = (db: Database) => db.selectFrom('jobApplications').selectAll('jobApplications');

export const inOrder = (rows: Rows, sorting: JobApplicationSorting) =>
  orderings(sorting).reduce(
    (ordered, { column, direction }) => ordered.orderBy(`jobApplications.${column}`, direction),
    rows,
  );

/** Searches only the first rows in index order; enough if many match. */
const walk = (db: Database, query: InOfferSearch<JobApplicationQuery>, walked: number): Rows =>
  db
    .selectFrom(inOrder(allRows(db), query).limit(walked).as('jobApplications'))
    .selectAll('jobApplications')
    .where((row) => matching(row, query));

/** The offset keeps the planner from walking an index through all other rows. */
const everyMatch = (db: Database, query: InOfferSearch<JobApplicationQuery>) =>
  allRows(db)
    .where((row) => matching(row, query))
    .offset(0);

/** Includes one more id, to detect a next page. */
async function readPage(db: Database, rows: Rows, query: JobApplicationQuery) {
  const { page, size } = query;
  const found = await inOrder(db.selectFrom(rows.as('jobApplications')).selectAll(), query)
    .modifyFront(plannedEachTime)
    .clearSelect()
    .select('jobApplications.id')
    .limit(size + 1)
    .offset(page * size)
    .execute();
  return found.map(({ id }) => id);
}

/** Finds, counts and sorts in one query, up to a limit. Beyond it the page is meaningless. */
async function sortFew(db: Database, query: InOfferSearch<JobApplicationQuery>, limit: number) {
  const { page, size } = query;
  const order = orderings(query);
  const { total, ids } = await db
    .with(
      (name) => name('found').materialized(),
      (from) =>
        from
          .selectFrom('jobApplications')
          .select(order.map(({ column }) => `jobApplications.${column}` as const))
          .where((row) => matching(row, query))
          .limit(limit),
    )
    .selectNoFrom((from) => [
      from
        .selectFrom('found')
        .select(sql<number>`count(*)::int`.as('total'))
        .as('total'),
      sql<number[]>`array(${order
        .reduce(
          (ordered, { column, direction }) =>
            ordered.orderBy(sql.ref(`found.${column}`), direction),
          from.selectFrom('found').select('found.id'),
        )
        .limit(size)
        .offset(page * size)})`.as('ids'),
    ])
    .modifyFront(plannedEachTime)
    .executeTakeFirstOrThrow();
  return { ids, total: total ?? 0 };
}

/** Within one offer the search covers answers instead of the title. */
export type InOfferSearch<Filter = JobApplicationFilter> = Filter & { isWithin?: true };

type Row = ExpressionBuilder<Schema, 'jobApplications'>;

export function matching(row: Row, filter: InOfferSearch) {
  const { text, offerId, statusId, from, until, minimumSalary, maximumSalary, isWithin } = filter;
  return row.and([
    ...(text === ''
      ? []
      : [
          isWithin
            ? saidByApplicant(text, offerId)
            : sql<boolean>`search_key like ${likePattern(text)}`,
        ]),
    ...(offerId === undefined ? [] : [row('offerId', '=', offerId)]),
    ...(statusId === undefined ? [] : [row('statusId', '=', statusId)]),
    ...(from === undefined ? [] : [row('appliedAt', '>=', new Date(from))]),
    ...(until === undefined ? [] : [row('appliedAt', '<', millisecondAfter(until))]),
    ...(filter.currency === undefined ? [] : [inCurrency(row, filter.currency)]),
    ...(minimumSalary === undefined ? [] : [row('salaryExpectation', '>=', minimumSalary)]),
    ...(maximumSalary === undefined ? [] : [row('salaryExpectation', '<=', maximumSalary)]),
  ]);
}

/** The table stores microseconds, clients send milliseconds. */
const millisecondAfter = (moment: string) => new Date(Date.parse(moment) + 1);

const inCurrency = (row: Row, currency: string) =>
  currency === noCurrency
    ? row('salaryCurrency', 'is', null)
    : row('salaryCurrency', '=', currency);

const saidByApplicant = (text: string, offerId = 0) => sql<boolean>`(
  replace(name_key, E'\\x7F', '') like ${likePattern(text)} or email_key like ${likePattern(text)} or applicant_id in (
    select answers.applicant_id
    from offer_questions join answers on answers.offer_question_id = offer_questions.id
    where offer_questions.offer_id = ${offerId} and text_key like ${likePattern(text)}
  ))`;
