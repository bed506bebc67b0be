import type { ContactRequest } from '@portal/contract/contact-request';
import type { PageOf } from '@portal/contract/page-of';
import type { ReceivedContactRequest } from '@portal/contract/received-contact-request';
import type { RequestQuery } from '@portal/contract/request-query';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../platform/database/database';
import { pageOfRows } from '../../platform/database/page-of-rows';
import type { Schema } from '../../platform/database/schema';
import { containing } from '../../platform/database/text-pattern';

export async function saveContactRequest(
  db: Database,
  { name, email, phone, description }: ContactRequest,
) {
  const { id } = await db
    .insertInto('contactRequests')
    .values({ name, email, phone, description })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function searchContactRequests(
  db: Database,
  query: RequestQuery,
): Promise<PageOf<ReceivedContactRequest>> {
  const { page, size } = query;
  const rows = await matching(db, query)
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  const { total } = await matching(db, query)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return pageOfRows(rows.map(toReceived), { page, size, total });
}

export async function markContactRequest(db: Database, id: number, isAnswered: boolean) {
  const row = await db
    .updateTable('contactRequests')
    .set({ answeredAt: isAnswered ? new Date() : null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toReceived(row);
}

export async function deleteContactRequest(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contactRequests')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const findContactRequest = (db: Database, id: number) =>
  db.selectFrom('contactRequests').selectAll().where('id', '=', id).executeTakeFirst();

/** What somebody wrote from an address. */
export async function contactRequestsOf(db: Database, email: string) {
  const rows = await db
    .selectFrom('contactRequests')
    .selectAll()
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .orderBy('id')
    .execute();
  return rows.map(toReceived);
}

function matching(db: Database, { text, state }: RequestQuery) {
  const all = db.selectFrom('contactRequests');
  const inState =
    state === undefined
      ? all
      : all.where('answeredAt', state === 'pending' ? 'is' : 'is not', null);
  return text === ''
    ? inState
    : inState.where(
        sql`plain_text(name || ' ' || email || ' ' || phone || ' ' || description)`,
        'like',
        containing(text),
      );
}

const toReceived = (row: Selectable<Schema['contactRequests']>): ReceivedContactRequest => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  description: row.description,
  receivedAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString(),
});
