import type { Holdings, Reply, StaffRequest } from '@portal/contract/staff-request';
import type { StaffRequestKey } from '@portal/contract/staff-request-entry';
import { sql } from 'kysely';
import { contactInbox, fullName } from '../../desk';
import type { Database } from '../../platform/database/database';
import { toRecord } from '../../platform/database/to-record';
import { privacyInbox } from '../privacy-requests/privacy-inbox';
import { columnOf, replyNotice } from './reply-key';

type Found = Omit<StaffRequest, 'holdings' | 'reply' | 'canMail'>;

/** A request with all that its answer needs; undefined when there is none. */
export async function readRequest(
  db: Database,
  key: StaffRequestKey,
): Promise<Omit<StaffRequest, 'canMail'> | undefined> {
  const request = await (key.source === 'contact' ? readContact : readPrivacy)(db, key.id);
  if (!request) return undefined;
  return {
    ...request,
    holdings: await readHoldings(db, request.email),
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

/**
 * Of somebody who confirmed the e-mail, rather than of who only typed it: of all the rows that are
 * one person.
 */
async function readHoldings(db: Database, email: string): Promise<Holdings | undefined> {
  const { rows } = await sql<Holdings>`
    with found as (
      select person_id from applicants
      where lower(email) = ${email.toLowerCase()} and anonymised_at is null
      order by browser is not null, id limit 1
    ), rows as (select id from applicants where person_id = (select person_id from found))
    select id as applicant_id, name,
      (select count(*)::int from job_applications
        where applicant_id in (table rows)) as applications,
      (select count(cv_name)::int from job_applications
        where applicant_id in (table rows)) as curriculums,
      (select count(*)::int from answers where applicant_id in (table rows)) as answers
    from applicants
    where id = (select person_id from found)`.execute(db);
  return rows[0];
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
