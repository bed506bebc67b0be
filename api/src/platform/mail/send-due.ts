import type { CompanyIdentity } from '@portal/contract/company-reads';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { StoredFiles } from '../files/stored-files';
import { mailFault } from './mail-fault';
import type { MailHealth } from './mail-health';
import type { Mail, MailTransport } from './mail-transport';

/** `subjectId` is the row that the mail is about. */
export type Notice = { kind: string; subjectId: number };

/** `whenSent` runs once a mail server has accepted the mail. */
export type WrittenMail = Mail & { whenSent?: () => Promise<void> };

export type WritingTools = {
  company: CompanyIdentity;
  siteUrl: string | undefined;
  storedFiles: StoredFiles;
  logger: FastifyBaseLogger;
};

/** Runs at sending time. Undefined if the subject no longer exists. */
type NoticeWriter = (
  db: Database,
  subjectId: number,
  tools: WritingTools,
) => Promise<WrittenMail | undefined>;

export type NoticeWriters = Readonly<Record<string, NoticeWriter>>;

type Sending = Omit<WritingTools, 'company'> & {
  db: Database;
  readCompany: () => Promise<CompanyIdentity>;
  writers: NoticeWriters;
  transport: MailTransport;
  health: MailHealth;
};

/** Retries after half a minute, then after twice the time each: about 34 hours in total. */
const maxAttempts = 13;
/** Mails that wait for a setting are retried hourly. */
const hourlyAttempts = 7;

/** Stops if none is due or none can be sent. */
export async function sendDue(sending: Sending, stopping: AbortSignal) {
  while (!stopping.aborted && sending.health.mayTry()) {
    const due = await claim(sending.db);
    if (!due) return;
    await sendOne(sending, due);
  }
}

/** Makes failed mails due at once, because the settings may have changed. */
export const tryAgain = (db: Database) =>
  db
    .updateTable('outgoingNotices')
    .set({ nextAttemptAt: sql<Date>`now()` })
    .where('attempts', '>', 0)
    .execute();

type Claimed = Notice & { id: number; attempts: number };

/** For mails beyond a mailbox's limit. */
export const longestDelay = sql`interval '1 hour'`;

/** A time beyond any delay was set before the clock was set back. */
const isDue = sql<boolean>`(next.next_attempt_at <= now()
    or next.next_attempt_at > now() + interval '30 seconds' * power(2, next.attempts))
  and coalesce(next.not_before <= now() or next.not_before > now() + ${longestDelay}, true)`;

/** Moves the next attempt ahead first, so that a crash leads to a retry. */
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

/** Removes a mail only for its own faults. */
async function putOff({ db, health, logger }: Sending, due: Claimed, error: unknown) {
  const fault = mailFault(error);
  // The error's message may contain addresses.
  const details = { kind: due.kind, attempts: due.attempts, code: fault.code };
  if (fault.kind === 'server' || fault.kind === 'setting') {
    health.fails(fault);
    await keep(db, due, fault.kind);
  } else if (fault.kind === 'refused') {
    health.works();
    logger.warn(details, 'a notice was dropped: the mail server refuses its address');
    await settle(db, due);
  } else {
    logger.warn(details, 'a notice could not be sent');
    if (due.attempts >= maxAttempts) await settle(db, due);
  }
}

const settle = (db: Database, { id }: Claimed) =>
  db.deleteFrom('outgoingNotices').where('id', '=', id).execute();

/** Undoes the attempt (`server`), or retries after an hour at most (`setting`). */
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
