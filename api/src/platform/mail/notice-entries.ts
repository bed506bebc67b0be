import { sql } from 'kysely';
import type { Database } from '../database/database';
import { longestDelay, type Notice } from './send-due';

/** Puts notices into the table of those that are to be sent, and takes them out again. */
export const noticeEntries = (canSend: boolean) => ({
  /** Without a mail server there is nothing to announce: staff see the request all the same. */
  async announce(transaction: Database, notice: Notice) {
    if (canSend) await transaction.insertInto('outgoingNotices').values(notice).execute();
  },

  /** The same an hour later; one that is put off already is enough. */
  async putOff(transaction: Database, { kind, subjectId }: Notice) {
    await sql`insert into outgoing_notices (kind, subject_id, not_before)
      select ${kind}, ${subjectId}, now() + ${longestDelay}
      where not exists (
        select from outgoing_notices
        where kind = ${kind} and subject_id = ${subjectId}
          and attempts = 0 and not_before > now())`.execute(transaction);
  },

  /** The same for what may be taken back for a while: half a minute at most, see `isDue`. */
  async hold(transaction: Database, notice: Notice, seconds: number) {
    await transaction
      .insertInto('outgoingNotices')
      .values({ ...notice, nextAttemptAt: sql<Date>`now() + make_interval(secs => ${seconds})` })
      .execute();
  },

  /** Takes one back, unless it is on its way; says whether it was held. */
  async withdraw(transaction: Database, { kind, subjectId }: Notice) {
    const row = await transaction
      .deleteFrom('outgoingNotices')
      .where('kind', '=', kind)
      .where('subjectId', '=', subjectId)
      .where('attempts', '=', 0)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
});
