import type { PageOf } from '@portal/contract/page-of';
import type { RequestQuery } from '@portal/contract/request-query';
import { sql, type RawBuilder } from 'kysely';
import type { OptionalTimestamp, Timestamp } from '../../platform/database/column-types';
import type { TableOf } from '../../platform/database/schema';
import type { Database } from '../../platform/database/database';
import { readPage } from '../../platform/database/page-of-rows';
import { likePattern } from '../../platform/database/text-pattern';

type RequestTable = TableOf<{
  id: unknown;
  email: string;
  createdAt: Timestamp;
  answeredAt: OptionalTimestamp;
}>;

export type RequestInbox<Received> = {
  table: RequestTable;
  path: string;
  /** The searched text of a row. */
  searched: RawBuilder<string>;
  /** In the order of the ids. */
  read: (db: Database, ids: readonly number[]) => Promise<Received[]>;
  toWire: (request: Received) => object;
};

export function searchRequests<Received>(
  db: Database,
  { table, searched, read }: RequestInbox<Received>,
  { text, state, ...part }: RequestQuery,
): Promise<PageOf<Received>> {
  let rows = db.selectFrom(table).select('id').orderBy('createdAt', 'desc').orderBy('id', 'desc');
  if (state) rows = rows.where('answeredAt', state === 'pending' ? 'is' : 'is not', null);
  if (text) rows = rows.where(sql`plain_text(${searched})`, 'like', likePattern(text));
  return readPage(rows, part, (found) => read(db, found.map(idOf)));
}

type Mark = { id: number; isAnswered: boolean };

/** Returns undefined if the request does not exist. */
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

export async function deleteRequest<Received>(
  db: Database,
  { table }: RequestInbox<Received>,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom(table).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the requests from any of a person's e-mails. */
export async function requestsOf<Received>(
  db: Database,
  { table, read }: RequestInbox<Received>,
  emails: readonly string[],
) {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where(
      sql`lower(email)`,
      'in',
      emails.map((email) => email.toLowerCase()),
    )
    .orderBy('id')
    .execute();
  return read(db, rows.map(idOf));
}

const idOf = ({ id }: { id: number }) => id;
