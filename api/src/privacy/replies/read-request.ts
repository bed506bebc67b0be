import type { Reply, StaffRequest } from '@portal/contract/staff-request';
import type { StaffRequestKey } from '@portal/contract/staff-request-entry';
import { sql } from 'kysely';
import { contactInbox, fullName } from '../../records';
import type { Database } from '../../platform/database/database';
import { toRecord } from '../../platform/database/to-record';
import { codesInRequest } from '../privacy-requests/given-codes';
import { privacyInbox } from '../privacy-requests/privacy-inbox';
import { readHoldings } from './holdings';
import { columnOf, replyNotice } from './reply-key';

type Found = Omit<StaffRequest, 'holdings' | 'reply' | 'canMail'>;

/** Returns a request with all data for its answer; undefined if it does not exist. */
export async function readRequest(
  db: Database,
  key: StaffRequestKey,
): Promise<Omit<StaffRequest, 'canMail'> | undefined> {
  const request = await (key.source === 'contact' ? readContact : readPrivacy)(db, key.id);
  if (!request) return undefined;
  return {
    ...request,
    holdings: await readHoldings(db, { email: request.email, codes: codesInRequest(request) }),
    reply: await readReply(db, key),
  };
}

async function readContact(db: Database, id: number): Promise<Found | undefined> {
  const [request] = await contactInbox.read(db, [id]);
  if (!request) return undefined;
  const { description, ...rest } = request;
  const unasked = { kind: undefined, dueOn: undefined, code: undefined, country: undefined };
  return { ...rest, ...unasked, source: 'contact', text: description, isCodeRight: false };
}

async function readPrivacy(db: Database, id: number): Promise<Found | undefined> {
  const [request] = await privacyInbox.read(db, [id]);
  const row = await db
    .selectFrom('privacyRequests')
    .select(['country', sql<string>`due_on::text`.as('dueOn')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!request || !row) return undefined;
  return {
    ...request,
    ...toRecord(row),
    source: 'privacy',
    phone: undefined,
    text: request.details,
  };
}

async function readReply(db: Database, key: StaffRequestKey): Promise<Reply | undefined> {
  const row = await db
    .selectFrom('requestReplies')
    .leftJoin('people', 'people.id', 'authorId')
    .leftJoin('outgoingNotices', (join) =>
      join
        .onRef('subjectId', '=', 'requestReplies.id')
        .on('outgoingNotices.kind', '=', replyNotice)
        .on('attempts', '=', 0),
    )
    .select(['text', 'repliedAt', 'isByMail', 'hasCopy', 'erasesData', 'sentAt'])
    .select(fullName.as('author'))
    .select(undoSeconds.as('undoSeconds'))
    .where(columnOf[key.source], '=', key.id)
    .orderBy('requestReplies.id', 'desc')
    .executeTakeFirst();
  return row && toRecord(row);
}

const undoSeconds = sql<number>`
  coalesce(greatest(0, ceil(extract(epoch from next_attempt_at - now())))::int, 0)`;
