import type { RequestPage, RequestSummary } from '@portal/contract/staff-request';
import type { StaffRequestQuery } from '@portal/contract/staff-request-entry';
import { sql, type RawBuilder } from 'kysely';
import { contactInbox } from '../../records';
import type { Database } from '../../platform/database/database';
import { pageOfRows } from '../../platform/database/page-of-rows';
import { likePattern } from '../../platform/database/text-pattern';
import { toRecord } from '../../platform/database/to-record';
import { privacyInbox } from '../privacy-requests/privacy-inbox';

type Row = {
  [Name in keyof RequestSummary]: undefined extends RequestSummary[Name]
    ? Exclude<RequestSummary[Name], undefined> | null
    : RequestSummary[Name];
};

/** Lists open requests by due date, then answered ones, newest first. */
export async function listRequests(db: Database, query: StaffRequestQuery): Promise<RequestPage> {
  const { page, size, isAnswered } = query;
  const found = foundBy(query);
  const state = stateIs(isAnswered);
  const { rows } = await sql<Row>`
    select source, id, kind, name, email, received_at, answered_at, due_on::text as due_on
    from ${found} where ${state}
    order by answered_at desc nulls first, due_on nulls last, received_at, source, id
    limit ${size} offset ${page * size}`.execute(db);
  const counted = await sql<{ pending: number; answered: number }>`
    select count(*) filter (where answered_at is null)::int as pending,
      count(answered_at)::int as answered
    from ${found}`.execute(db);
  const { pending = 0, answered = 0 } = counted.rows[0] ?? {};
  const total = (isAnswered === true ? 0 : pending) + (isAnswered === false ? 0 : answered);
  return { ...pageOfRows(rows.map(toRecord), { page, size, total }), pending, answered };
}

const foundBy = ({ text, source }: StaffRequestQuery) => {
  const tables = [
    source !== 'privacy' &&
      sql`select 'contact' as source, id, null as kind, name, email, created_at as received_at,
        answered_at, null::date as due_on
        from contact_requests where ${holds(contactInbox.searched, text)}`,
    source !== 'contact' &&
      sql`select 'privacy' as source, id, kind, name, email, created_at as received_at,
        answered_at, due_on
        from privacy_requests where ${holds(privacyInbox.searched, text)}`,
  ];
  return sql`(${sql.join(
    tables.filter((table) => table !== false),
    sql` union all `,
  )}) requests`;
};

const holds = (searched: RawBuilder<string>, text: string) =>
  text === '' ? sql`true` : sql`plain_text(${searched}) like ${likePattern(text)}`;

function stateIs(isAnswered: boolean | undefined) {
  if (isAnswered === undefined) return sql`true`;
  return isAnswered ? sql`answered_at is not null` : sql`answered_at is null`;
}
