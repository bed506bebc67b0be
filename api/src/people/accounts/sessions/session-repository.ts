import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database';
import { isFactorActive, isUsable } from '../account-expressions';

/** How long a session lasts, and how long it may rest, in seconds. */
export type SessionTimes = { tokenSeconds: number; idleSeconds: number };

type Browser = {
  /** The same for all its windows. */
  browserId: string;
  browser: string | null;
};

const inSeconds = (seconds: number) =>
  sql<Date>`now() + make_interval(secs => ${sql.lit(seconds)})`;

/** Takes note that somebody has signed in. Returns what the token names the session by. */
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
  /** Whether it has been quiet for long enough to be noted anew. */
  isQuiet: boolean;
  hasSecondFactor: boolean;
};

/** A part of the time that a session may rest: noting every call would cost a write each. */
const quietSeconds = (idleSeconds: number) => Math.min(60, idleSeconds / 4);

/** Undefined once it has ended, or its account may not be used any more. */
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

/** Somebody has done something: the time that the session may rest begins anew. */
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

/** Ends what somebody is signed in with, but for one browser if it is given. */
export async function endSessions(
  db: Database,
  { userId, exceptBrowser }: { userId: number; exceptBrowser?: string | undefined },
) {
  let ended = db.deleteFrom('sessions').where('userId', '=', userId);
  if (exceptBrowser !== undefined) ended = ended.where('browserId', '<>', exceptBrowser);
  await ended.execute();
}

/** Ends what somebody is signed in with in one browser. */
export const endBrowser = (
  db: Database,
  { userId, browserId }: { userId: number; browserId: string },
) =>
  db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('browserId', '=', browserId)
    .execute();

/** Ends one session: whoever signs out leaves the other tabs of the browser alone. */
export const endSession = (db: Database, id: string) =>
  db.deleteFrom('sessions').where('id', '=', id).execute();

/** Those whose time is over. */
export const forgetSessions = (db: Database) =>
  db
    .deleteFrom('sessions')
    .where('endsAt', '<', sql<Date>`now()`)
    .execute();

/** The browser of a session, for what concerns all its windows. */
export const findBrowser = (db: Database, id: string) =>
  db.selectFrom('sessions').select(['userId', 'browserId']).where('id', '=', id).executeTakeFirst();
