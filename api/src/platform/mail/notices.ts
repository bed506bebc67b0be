import { attempt, inBackground } from '@portal/server/in-background';
import { oneAtATime } from '@portal/server/one-at-a-time';
import { within } from '@portal/server/within';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { mailFault } from './mail-fault';
import { createMailHealth, type MailHealth } from './mail-health';
import { createMailTransport, type MailSettings, type MailTransport } from './mail-transport';
import {
  longestDelay,
  sendDue,
  tryAgain,
  type Notice,
  type NoticeWriters,
  type WritingTools,
} from './send-due';

type NoticesOptions = WritingTools & {
  db: Database;
  mail: MailSettings | undefined;
  writers: NoticeWriters;
  /** Says in Spanish, to whoever operates the site, why mails wait. */
  tellOperator: (sentence: string) => void;
};

export type Notices = ReturnType<typeof createNotices>;

const intervalMilliseconds = 30_000;
/** A mail under way may end, so that it is not sent twice; one that does not end is tried again later. */
const stopMilliseconds = 2_000;

/**
 * E-mails to the company, and to visitors. They are announced in the transaction that stores what they tell of and
 * sent afterwards, by whichever instance comes first, so that a mail server that is slow or down
 * costs no visitor anything, and a restart loses none.
 */
export function createNotices({ mail, tellOperator, ...writing }: NoticesOptions) {
  const { siteUrl, logger } = writing;
  const transport = mail && createMailTransport(mail);
  const health = createMailHealth(logger, tellOperator);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const alarms = new Set<NodeJS.Timeout>();
  const send = oneAtATime(async () => {
    if (transport) await sendDue({ ...writing, transport, health }, stopping.signal);
  });
  const wake = () => inBackground(logger, 'reading the outgoing notices', send);

  return {
    /** Whether mails can be sent … */
    canSend: transport !== undefined,

    /** … and, for those to visitors, lead anywhere. */
    reachesVisitors: transport !== undefined && siteUrl !== undefined,

    /** Without a mail server there is nothing to announce: staff see the request all the same. */
    async announce(transaction: Database, notice: Notice) {
      if (transport) await transaction.insertInto('outgoingNotices').values(notice).execute();
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

    wake,

    /** Whether the mail server could be used at the last try. */
    isUp: health.isUp,

    /** Looks again when what is held comes due; after a restart, the next look finds it. */
    wakeIn(seconds: number) {
      const alarm = setTimeout(() => {
        alarms.delete(alarm);
        wake();
      }, seconds * 1000).unref();
      alarms.add(alarm);
    },

    start() {
      if (!transport) return;
      timer = setInterval(wake, intervalMilliseconds).unref();
      inBackground(logger, 'asking the mail server', async () => {
        await tryAgain(writing.db);
        await checkServer(transport, health);
        await send();
      });
    },

    async stop() {
      clearInterval(timer);
      for (const alarm of alarms) clearTimeout(alarm);
      stopping.abort();
      await attempt(logger, 'waiting for a mail under way', () => within(stopMilliseconds, send()));
      transport?.close();
    },
  };
}

/** What is wrong is told at the start, and not with the first mail. */
async function checkServer(transport: MailTransport, health: MailHealth) {
  try {
    await transport.check();
  } catch (error) {
    const fault = mailFault(error);
    if ('sentence' in fault) health.fails(fault);
  }
}
