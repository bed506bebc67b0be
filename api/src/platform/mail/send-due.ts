import type { CompanyIdentity } from '@portal/contract/company-reads';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { StoredFiles } from '../files/stored-files';
import { mailFault } from './mail-fault';
import type { MailHealth } from './mail-health';
import type { Mail, MailTransport } from './mail-transport';

/** What a mail tells of: its kind, and the row that it is about. */
export type Notice = { kind: string; subjectId: number };

/** A mail, and what happens once a mail server has taken it. */
export type WrittenMail = Mail & { whenSent?: () => Promise<void> };

/** What writing may need beside the database. */
export type WritingTools = {
  /** In whose name it is written. */
  company: CompanyIdentity;
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

type Sending = Omit<WritingTools, 'company'> & {
  db: Database;
  readCompany: () => Promise<CompanyIdentity>;
  writers: NoticeWriters;
  transport: MailTransport;
  health: MailHealth;
};

/** Half a minute, then twice as long each time: the last try is two days after the first. */
const maxAttempts = 13;
/** What waits for a setting is tried again once an hour. */
const hourlyAttempts = 7;

/** Sends what is due, one after the other, until nothing is left or nothing can be sent. */
export async function sendDue(sending: Sending, stopping: AbortSignal) {
  while (!stopping.aborted && sending.health.mayTry()) {
    const due = await claim(sending.db);
    if (!due) return;
    await sendOne(sending, due);
  }
}

/** A setting may be another since: what has failed is due at once. */
export const tryAgain = (db: Database) =>
  db
    .updateTable('outgoingNotices')
    .set({ nextAttemptAt: sql<Date>`now()` })
    .where('attempts', '>', 0)
    .execute();

type Claimed = Notice & { id: number; attempts: number };

/** How long a mail is put off that would be too many for its mailbox. */
export const longestDelay = sql`interval '1 hour'`;

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

async function sendOne(sending: Sending, due: Claimed) {
  const { db, transport, writers, health, readCompany, ...tools } = sending;
  try {
    const company = await readCompany();
    const written = await writers[due.kind]?.(db, due.subjectId, { ...tools, company });
    if (written) {
      const { whenSent, ...mail } = written;
      await transport.send(mail, company);
      health.works();
      await whenSent?.();
    }
    await settle(db, due);
  } catch (error) {
    await putOff(sending, due, error);
  }
}

/** Ends it, or leaves it for another try: what is no fault of this mail never ends it. */
async function putOff({ db, health, logger }: Sending, due: Claimed, error: unknown) {
  const fault = mailFault(error);
  // Its message may name addresses.
  const details = { kind: due.kind, attempts: due.attempts, code: fault.code };
  if (fault.kind === 'server' || fault.kind === 'setting') {
    health.fails(fault);
    await keep(db, due, fault.kind);
  } else if (fault.kind === 'refused') {
    health.works();
    logger.warn(details, 'a notice was not sent: the mail server takes no mail for its address');
    await settle(db, due);
  } else {
    logger.warn(details, 'a notice could not be sent');
    if (due.attempts >= maxAttempts) await settle(db, due);
  }
}

const settle = (db: Database, { id }: Claimed) =>
  db.deleteFrom('outgoingNotices').where('id', '=', id).execute();

/** As if it had not been tried, if none can be sent; else after an hour at most. */
const keep = (db: Database, { id, attempts }: Claimed, kind: 'server' | 'setting') =>
  db
    .updateTable('outgoingNotices')
    .set(
      kind === 'server'
        ? { attempts: attempts - 1, nextAttemptAt: sql<Date>`now()` }
        : { attempts: Math.min(attempts, hourlyAttempts) },
    )
    .where('id', '=', id)
    .execute();
