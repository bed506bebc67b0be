import { sql } from 'kysely';
import type { Database } from '../database/database';
import { longestDelay, type Notice } from './send-due';

export const noticeEntries = (canSend: boolean) => ({
  /** Without a mail server staff still see the request. */
  async announce(transaction: Database, notice: Notice) {
    if (canSend) await transaction.insertInto('outgoingNotices').values(notice).execute();
  },

  /** Announces a notice for an hour later, unless one is postponed already. */
  async putOff(transaction: Database, { kind, subjectId }: Notice) {
    await sql`insert into outgoing_notices (kind, subject_id, not_before)
      select ${kind}, ${subjectId}, now() + ${longestDelay}
      where not exists (
        select from outgoing_notices
        where kind = ${kind} and subject_id = ${subjectId}
          and attempts = 0 and not_before > now())`.execute(transaction);
  },

  /** Announces a notice that can be withdrawn for half a minute at most, see `isDue`. */
  async hold(transaction: Database, notice: Notice, seconds: number) {
    await transaction
      .insertInto('outgoingNotices')
      .values({ ...notice, nextAttemptAt: sql<Date>`now() + make_interval(secs => ${seconds})` })
      .execute();
  },

  /** Returns false if there is none, or it was attempted. */
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
