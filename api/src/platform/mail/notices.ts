import { errorCode } from '@portal/server/error-code';
import { attempt, inBackground } from '@portal/server/in-background';
import { oneAtATime } from '@portal/server/one-at-a-time';
import { within } from '@portal/server/within';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { StoredFiles } from '../files/stored-files';
import {
  createMailTransport,
  type Mail,
  type MailSettings,
  type MailTransport,
} from './mail-transport';

/** What a mail tells of: its kind, and the row that it is about. */
export type Notice = { kind: string; subjectId: number };

/** A mail, and what happens once a mail server has taken it. */
export type WrittenMail = Mail & { whenSent?: () => Promise<void> };

/** What writing may need beside the database. */
export type WritingTools = {
  /** Where mails to visitors lead. */
  siteUrl: string | undefined;
  storedFiles: StoredFiles;
  logger: FastifyBaseLogger;
};

/** Writes the mail of one kind when it is sent; undefined when what it tells of is gone. */
type NoticeWriter = (
  db: Database,
  subjectId: number,
  tools: WritingTools,
) => Promise<WrittenMail | undefined>;

/** One for each kind of notice. */
export type NoticeWriters = Readonly<Record<string, NoticeWriter>>;

export type Notices = ReturnType<typeof createNotices>;

type NoticesOptions = WritingTools & {
  db: Database;
  mail: MailSettings | undefined;
  writers: NoticeWriters;
};

const intervalMilliseconds = 30_000;
/** A mail under way may end, so that it is not sent twice; one that does not end is tried again later. */
const stopMilliseconds = 2_000;
/** Half a minute, then twice as long each time: the last try is two days after the first. */
const maxAttempts = 13;

/**
 * E-mails to the company, and to visitors. They are announced in the transaction that stores what they tell of and
 * sent afterwards, by whichever instance comes first, so that a mail server that is slow or down
 * costs no visitor anything, and a restart loses none.
 */
export function createNotices({ mail, ...writing }: NoticesOptions) {
  const { siteUrl, logger } = writing;
  const transport = mail && createMailTransport(mail);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const alarms = new Set<NodeJS.Timeout>();
  const send = oneAtATime(async () => {
    if (transport) await sendDue({ ...writing, transport }, stopping.signal);
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
      wake();
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

type Sending = Omit<NoticesOptions, 'mail'> & { transport: MailTransport };

async function sendDue(sending: Sending, stopping: AbortSignal) {
  while (!stopping.aborted) {
    const due = await claim(sending.db);
    if (!due) return;
    await sendOne(sending, due);
  }
}

type Claimed = Notice & { id: number; attempts: number };

const longestDelay = sql`interval '1 hour'`;

/** A time that is further off than any that is set was set before the clock was set back. */
const isDue = sql<boolean>`(next.next_attempt_at <= now()
    or next.next_attempt_at > now() + interval '30 seconds' * power(2, next.attempts))
  and coalesce(next.not_before <= now() or next.not_before > now() + ${longestDelay}, true)`;

/** Takes the next one; its time moves on first, so that a crash or a failure leads to another try. */
const claim = (db: Database): Promise<Claimed | undefined> =>
  db
    .updateTable('outgoingNotices')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      nextAttemptAt: sql<Date>`now() + interval '30 seconds' * power(2, attempts)`,
    }))
    .where('id', '=', (row) =>
      row
        .selectFrom('outgoingNotices as next')
        .select('next.id')
        .where(isDue)
        .orderBy('next.id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'subjectId', 'attempts'])
    .executeTakeFirst();

async function sendOne({ db, transport, writers, ...tools }: Sending, due: Claimed) {
  const { logger } = tools;
  const settle = () => db.deleteFrom('outgoingNotices').where('id', '=', due.id).execute();
  try {
    const written = await writers[due.kind]?.(db, due.subjectId, tools);
    if (written) {
      const { whenSent, ...mail } = written;
      await transport.send(mail);
      await whenSent?.();
    }
    await settle();
  } catch (error) {
    // Its message may name addresses.
    const details = { kind: due.kind, attempts: due.attempts, code: errorCode(error) };
    logger.warn(details, 'a notice could not be sent');
    if (due.attempts >= maxAttempts) await settle();
  }
}
