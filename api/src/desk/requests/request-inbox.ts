import type { PageOf } from '@portal/contract/page-of';
import type { RequestQuery } from '@portal/contract/request-query';
import { sql, type RawBuilder } from 'kysely';
import type { OptionalTimestamp, Timestamp } from '../../platform/database/column-types';
import type { TableOf } from '../../platform/database/schema';
import type { Database } from '../../platform/database/database';
import { pageOfRows } from '../../platform/database/page-of-rows';
import { containing } from '../../platform/database/text-pattern';

type RequestTable = TableOf<{
  id: unknown;
  email: string;
  createdAt: Timestamp;
  answeredAt: OptionalTimestamp;
}>;

/** One kind of request that the public sends and staff deal with. */
export type RequestInbox<Received> = {
  table: RequestTable;
  /** Where staff find them. */
  path: string;
  /** The text of a row that is searched. */
  searched: RawBuilder<string>;
  /** In the order of the ids. */
  read: (db: Database, ids: readonly number[]) => Promise<Received[]>;
  toWire: (request: Received) => object;
};

/** One page, the newest first. */
export async function searchRequests<Received>(
  db: Database,
  inbox: RequestInbox<Received>,
  query: RequestQuery,
): Promise<PageOf<Received>> {
  const { page, size } = query;
  const rows = await matching(db, inbox, query)
    .select('id')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  const { total } = await matching(db, inbox, query)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const items = await inbox.read(db, rows.map(idOf));
  return pageOfRows(items, { page, size, total });
}

type Mark = { id: number; isAnswered: boolean };

/** Notes whether staff have dealt with a request. Returns undefined when there is none. */
export async function markRequest<Received>(
  db: Database,
  { table, read }: RequestInbox<Received>,
  { id, isAnswered }: Mark,
) {
  await db
    .updateTable(table)
    .set({ answeredAt: isAnswered ? new Date() : null })
    .where('id', '=', id)
    .execute();
  const [request] = await read(db, [id]);
  return request;
}

/** Returns whether there was such a request. */
export async function deleteRequest<Received>(
  db: Database,
  { table }: RequestInbox<Received>,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom(table).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What somebody sent from an address. */
export async function requestsOf<Received>(
  db: Database,
  { table, read }: RequestInbox<Received>,
  email: string,
) {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('id')
    .execute();
  return read(db, rows.map(idOf));
}

function matching<Received>(
  db: Database,
  { table, searched }: RequestInbox<Received>,
  { text, state }: RequestQuery,
) {
  const all = db.selectFrom(table);
  const inState =
    state === undefined
      ? all
      : all.where('answeredAt', state === 'pending' ? 'is' : 'is not', null);
  return text === ''
    ? inState
    : inState.where(sql`plain_text(${searched})`, 'like', containing(text));
}

const idOf = ({ id }: { id: number }) => id;
