import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database';
import { isFactorActive, isUsable } from '../account-expressions';

/** Maximum duration and idle time, in seconds. */
export type SessionTimes = { tokenSeconds: number; idleSeconds: number };

type Browser = {
  /** Shared by all windows of the browser. */
  browserId: string;
  browser: string | null;
};

const inSeconds = (seconds: number) =>
  sql<Date>`now() + make_interval(secs => ${sql.lit(seconds)})`;

export async function startSession(
  db: Database,
  { userId, browserId, browser }: Browser & { userId: number },
  { tokenSeconds, idleSeconds }: SessionTimes,
): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await db
    .insertInto('sessions')
    .values({
      id,
      userId,
      browserId,
      browser,
      expiresAt: inSeconds(tokenSeconds),
      endsAt: inSeconds(Math.min(tokenSeconds, idleSeconds)),
    })
    .execute();
  return id;
}

export type OpenSession = {
  /** True if the last recorded activity is old enough to be updated. */
  isQuiet: boolean;
  hasSecondFactor: boolean;
};

/** A fraction of the idle time, because each update costs a write. */
const quietSeconds = (idleSeconds: number) => Math.min(60, idleSeconds / 4);

/** Returns undefined if the session has ended or the account cannot be used. */
export const findOpenSession = (
  db: Database,
  { id, personId }: { id: string; personId: number | undefined },
  { idleSeconds }: Pick<SessionTimes, 'idleSeconds'>,
): Promise<OpenSession | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .innerJoin('people', 'people.id', 'users.personId')
    .leftJoin('secondFactors', 'secondFactors.userId', 'users.id')
    .select([
      sql<boolean>`sessions.last_seen_at < now() - make_interval(secs => ${sql.lit(quietSeconds(idleSeconds))})`.as(
        'isQuiet',
      ),
      isFactorActive.as('hasSecondFactor'),
    ])
    .where('sessions.id', '=', id)
    .where('people.id', '=', personId ?? 0)
    .where('sessions.endsAt', '>', sql<Date>`now()`)
    .where(isUsable)
    .executeTakeFirst();

/** Restarts the idle time. */
export const noteActivity = (
  db: Database,
  id: string,
  { idleSeconds }: Pick<SessionTimes, 'idleSeconds'>,
) =>
  db
    .updateTable('sessions')
    .set({
      lastSeenAt: sql<Date>`now()`,
      endsAt: sql<Date>`least(expires_at, ${inSeconds(idleSeconds)})`,
    })
    .where('id', '=', id)
    .execute();

/** Keeps the sessions of one browser if it is given. */
export async function endSessions(
  db: Database,
  { userId, exceptBrowser }: { userId: number; exceptBrowser?: string | undefined },
) {
  let ended = db.deleteFrom('sessions').where('userId', '=', userId);
  if (exceptBrowser !== undefined) ended = ended.where('browserId', '<>', exceptBrowser);
  await ended.execute();
}

export const endBrowser = (
  db: Database,
  { userId, browserId }: { userId: number; browserId: string },
) =>
  db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('browserId', '=', browserId)
    .execute();

/** Ends one session, so that signing out keeps the other tabs signed in. */
export const endSession = (db: Database, id: string) =>
  db.deleteFrom('sessions').where('id', '=', id).execute();

export const forgetSessions = (db: Database) =>
  db
    .deleteFrom('sessions')
    .where('endsAt', '<', sql<Date>`now()`)
    .execute();

/** For changes that concern all windows of the browser. */
export const findBrowser = (db: Database, id: string) =>
  db.selectFrom('sessions').select(['userId', 'browserId']).where('id', '=', id).executeTakeFirst();
