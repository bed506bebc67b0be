import { errorCode } from '@portal/server/error-code';
import { attempt, inBackground } from '@portal/server/in-background';
import { oneAtATime } from '@portal/server/one-at-a-time';
import { within } from '@portal/server/within';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import {
  createMailTransport,
  type Mail,
  type MailSettings,
  type MailTransport,
} from './mail-transport';

/** What a mail tells of: its kind, and the row that it is about. */
export type Notice = { kind: string; subjectId: number };

/** Writes the mail of one kind when it is sent; undefined when what it tells of is gone. */
type NoticeWriter = (
  db: Database,
  subjectId: number,
  siteUrl: string | undefined,
) => Promise<Mail | undefined>;

/** One for each kind of notice. */
export type NoticeWriters = Readonly<Record<string, NoticeWriter>>;

type NoticesOptions = {
  db: Database;
  mail: MailSettings | undefined;
  /** Where mails to visitors lead. */
  siteUrl: string | undefined;
  logger: FastifyBaseLogger;
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
export function createNotices({ db, mail, siteUrl, logger, writers }: NoticesOptions) {
  const transport = mail && createMailTransport(mail);
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const send = oneAtATime(async () => {
    if (transport) await sendDue({ db, transport, siteUrl, logger, writers }, stopping.signal);
  });
  const wake = () => inBackground(logger, 'reading the outgoing notices', send);

  return {
    /** Whether mails to visitors can be sent, and lead anywhere. */
    reachesVisitors: transport !== undefined && siteUrl !== undefined,

    /** Without a mail server there is nothing to announce: staff see the request all the same. */
    async announce(transaction: Database, notice: Notice) {
      if (transport) await transaction.insertInto('outgoingNotices').values(notice).execute();
    },

    wake,

    start() {
      if (!transport) return;
      timer = setInterval(wake, intervalMilliseconds).unref();
      wake();
    },

    async stop() {
      clearInterval(timer);
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

/** A try that is further off than twice the wait before it was put off before the clock was set back. */
const isDue = sql<boolean>`(next.next_attempt_at <= now()
  or next.next_attempt_at > now() + interval '30 seconds' * power(2, next.attempts))`;

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

async function sendOne({ db, transport, siteUrl, logger, writers }: Sending, due: Claimed) {
  const settle = () => db.deleteFrom('outgoingNotices').where('id', '=', due.id).execute();
  try {
    const mail = await writers[due.kind]?.(db, due.subjectId, siteUrl);
    if (mail) await transport.send(mail);
    await settle();
  } catch (error) {
    // Its message may name addresses.
    const details = { kind: due.kind, attempts: due.attempts, code: errorCode(error) };
    logger.warn(details, 'a notice could not be sent');
    if (due.attempts >= maxAttempts) await settle();
  }
}
