import { createHmac } from 'node:crypto';
import type { Database } from '../database/database';
import { Problem } from './problem';

export { addressSubject } from '@portal/server/address-subject';

/** So many calls in a window of so many seconds. */
export type Limit = { readonly name: string; readonly calls: number; readonly seconds: number };

export type RateLimiter = ReturnType<typeof createRateLimiter>;

type LimiterOptions = {
  db: Database;
  factor: number;
  /** Addresses and e-mails are not stored as such. */
  secret: Buffer;
};

/** The windows live in the database, so that all instances count together. */
export function createRateLimiter({ db, factor, secret }: LimiterOptions) {
  const keyOf = (limit: Limit, subject: string) =>
    `${limit.name}:${createHmac('sha256', secret).update(subject).digest('base64url').slice(0, 22)}`;

  return {
    /** Counts a call, and refuses it when there were too many. */
    async count(limit: Limit, subject: string) {
      const length = limit.seconds * 1000;
      const start = Math.floor(Date.now() / length) * length;
      const { hits } = await db
        .insertInto('rateWindows')
        .values({
          key: keyOf(limit, subject),
          startsAt: new Date(start),
          endsAt: new Date(start + length),
          hits: 1,
        })
        .onConflict((target) =>
          target
            .columns(['key', 'startsAt'])
            .doUpdateSet((query) => ({ hits: query('rateWindows.hits', '+', 1) })),
        )
        .returning('hits')
        .executeTakeFirstOrThrow();
      if (hits > limit.calls * factor) throw tooMany(start + length - Date.now());
    },

    async forget(limit: Limit, subject: string) {
      await db.deleteFrom('rateWindows').where('key', '=', keyOf(limit, subject)).execute();
    },
  };
}

const tooMany = (milliseconds: number) =>
  new Problem(429, 'Demasiados intentos. Espera unos minutos e inténtalo de nuevo.', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(milliseconds / 1000))) },
  });
