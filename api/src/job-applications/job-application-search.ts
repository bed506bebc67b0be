import type {
  JobApplicationFilter,
  JobApplicationQuery,
} from '@portal/contract/job-application-query';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Database } from '../database/database';
import { plannedEachTime } from '../database/named-statements';
import type { Schema } from '../database/schema';

/** A page counts no further than this: counting all of 100,000 takes longer than finding ten. */
const countedAtMost = 10_000;

export type FoundPage = { ids: number[]; total: number; isTotalExact: boolean };

/** The ids of one page, in order, and how many there are in all as far as that is quickly said. */
export async function searchJobApplications(
  db: Database,
  query: JobApplicationQuery,
): Promise<FoundPage> {
  const { page, size } = query;
  const limit = Math.max(countedAtMost, (page + 1) * size) + 1;
  const counted = await countUpTo(db, query, limit);
  const isTotalExact = counted < limit;
  const ids =
    isTotalExact && counted <= countedAtMost
      ? await sortFound(db, query)
      : await followOrder(db, query);
  return { ids, total: isTotalExact ? counted : limit - 1, isTotalExact };
}

/** How many there are, to the last one. */
export async function countJobApplications(db: Database, filter: JobApplicationFilter) {
  const { total } = await db
    .selectFrom('jobApplications')
    .modifyFront(plannedEachTime)
    .where((row) => matching(row, filter))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

async function countUpTo(db: Database, filter: JobApplicationFilter, limit: number) {
  const { total } = await db
    .selectFrom((from) =>
      from
        .selectFrom('jobApplications')
        .select('jobApplications.id')
        .where((row) => matching(row, filter))
        .limit(limit)
        .as('found'),
    )
    .modifyFront(plannedEachTime)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const orderColumns = {
  appliedAt: 'jobApplications.appliedAt',
  applicantName: 'jobApplications.nameKey',
  applicantEmail: 'jobApplications.emailKey',
  offerTitle: 'jobApplications.titleKey',
  salaryExpectation: 'jobApplications.salaryExpectation',
  // Their ids follow the way of an application, from received to the end.
  status: 'jobApplications.statusId',
} as const;

/** Among many, the next ones in the order of an index are soon found. */
async function followOrder(db: Database, query: JobApplicationQuery) {
  const { page, size, orderBy, isDescending } = query;
  const direction = isDescending ? 'desc' : 'asc';
  const rows = await db
    .selectFrom('jobApplications')
    .modifyFront(plannedEachTime)
    .select('jobApplications.id')
    .where((row) => matching(row, query))
    .orderBy(orderColumns[orderBy], direction)
    .orderBy('jobApplications.id', direction)
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map(({ id }) => id);
}

/** A few are found first and sorted then: an index's order could lead through all the others. */
async function sortFound(db: Database, query: JobApplicationQuery) {
  const { page, size, orderBy, isDescending } = query;
  const direction = isDescending ? 'desc' : 'asc';
  const rows = await db
    .with(
      (name) => name('found').materialized(),
      (from) =>
        from
          .selectFrom('jobApplications')
          .select(['jobApplications.id', sql`${sql.ref(orderColumns[orderBy])}`.as('position')])
          .where((row) => matching(row, query)),
    )
    .selectFrom('found')
    .modifyFront(plannedEachTime)
    .select('found.id')
    .orderBy('found.position', direction)
    .orderBy('found.id', direction)
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map(({ id }) => id);
}

type Row = ExpressionBuilder<Schema, 'jobApplications'>;

function matching(row: Row, filter: JobApplicationFilter) {
  const { text, offerId, statusId, from, until, minimumSalary, maximumSalary } = filter;
  return row.and([
    ...(text === '' ? [] : [containing(text)]),
    ...(offerId === undefined ? [] : [row('offerId', '=', offerId)]),
    ...(statusId === undefined ? [] : [row('statusId', '=', statusId)]),
    ...(from === undefined ? [] : [row('appliedAt', '>=', new Date(from))]),
    ...(until === undefined ? [] : [row('appliedAt', '<=', new Date(until))]),
    ...(minimumSalary === undefined ? [] : [row('salaryExpectation', '>=', minimumSalary)]),
    ...(maximumSalary === undefined ? [] : [row('salaryExpectation', '<=', maximumSalary)]),
  ]);
}

/** The line breaks between the fields keep a match within one of them; the index has this very text. */
function containing(text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`(name_key || chr(10) || email_key || chr(10) || title_key) like plain_text(${pattern})`;
}
