import { addressSubject } from '@portal/server/address-subject';
import { keyedHash } from '@portal/server/keyed-hash';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { tryLater } from '../problem/problem';

export type Limit = { readonly name: string; readonly calls: number; readonly seconds: number };

export type RateLimiter = ReturnType<typeof createRateLimiter>;

type LimiterOptions = {
  db: Database;
  factor: number;
  /** Hashes addresses and e-mails, which are not stored. */
  secret: Buffer;
};

/** Windows are in the database and use its clock, so that all instances count together. */
export function createRateLimiter({ db, factor, secret }: LimiterOptions) {
  const keyOf = (limit: Limit, subject: string) => `${limit.name}:${keyedHash(secret, subject)}`;

  /** Returns the excess over the limit, and the seconds until the window ends. */
  async function hit(limit: Limit, subject: string, times = 1) {
    const length = sql`make_interval(secs => ${limit.seconds})`;
    const start = sql<Date>`date_bin(${length}, now(), 'epoch')`;
    const { hits, secondsLeft } = await db
      .insertInto('rateWindows')
      .values({
        key: keyOf(limit, subject),
        startsAt: start,
        endsAt: sql<Date>`${start} + ${length}`,
        hits: times,
      })
      .onConflict((target) =>
        target
          .columns(['key', 'startsAt'])
          .doUpdateSet((query) => ({ hits: query('rateWindows.hits', '+', times) })),
      )
      .returning('hits')
      .returning(sql<number>`ceil(extract(epoch from ends_at - now()))::int`.as('secondsLeft'))
      .executeTakeFirstOrThrow();
    return { excess: Math.max(0, hits - limit.calls * factor), secondsLeft };
  }

  async function count(limit: Limit, subject: string, times?: number) {
    const { excess, secondsLeft } = await hit(limit, subject, times);
    if (excess > 0) throw tooMany(secondsLeft);
  }

  return {
    hit,
    count,

    /** Per address. */
    countFrom: ({ ip }: FastifyRequest, limit: Limit, times?: number) =>
      count(limit, addressSubject(ip), times),

    async forget(limit: Limit, subject: string) {
      await db.deleteFrom('rateWindows').where('key', '=', keyOf(limit, subject)).execute();
    },
  };
}

const tooMany = (seconds: number) =>
  tryLater({ status: 429, reason: 'Demasiados intentos.', seconds });
