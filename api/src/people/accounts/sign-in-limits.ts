import type { Limit, RateLimiter } from '../../platform/http/rate-limiter';
import { delayFor } from '../../platform/http/slow-down';

/** In 15 minutes; a right password forgets those of its browser, its address and its name. */
const limits = {
  browser: { name: 'login-browser', calls: 10, seconds: 900 },
  address: { name: 'login-address', calls: 60, seconds: 300 },
  nameFromAddress: { name: 'login-name-address', calls: 10, seconds: 900 },
  /** Beyond these, whoever asks from an unknown browser waits. */
  name: { name: 'login-name', calls: 5, seconds: 900 },
} as const satisfies Record<string, Limit>;

export type SignInLimits = ReturnType<typeof createSignInLimits>;

type Attempt = {
  name: string;
  address: string;
  /** The id of a browser that this name has signed in with before. */
  browser: string | undefined;
};

/**
 * Guesses cost time, and nobody can lock out somebody else: an address is refused the names that it
 * guessed at, a name that many guess at is slower for unknown browsers, and a known browser counts
 * for itself alone.
 */
export function createSignInLimits(limiter: RateLimiter) {
  return {
    /** Counts an attempt before its password is checked. Returns how many milliseconds it has to wait. */
    async admit(attempt: Attempt): Promise<number> {
      const { name, address, browser } = attempt;
      // A stolen cookie is no free pass, nor does its thief lock out the browser it was stolen from.
      if (browser !== undefined && (await limiter.hit(limits.browser, browser)).excess === 0) {
        return 0;
      }
      await limiter.count(limits.address, address);
      await limiter.count(limits.nameFromAddress, pairOf(attempt));
      const { excess } = await limiter.hit(limits.name, name);
      return delayFor(excess);
    },

    /** After a right password. */
    async forgive(attempt: Attempt) {
      if (attempt.browser !== undefined) await limiter.forget(limits.browser, attempt.browser);
      await limiter.forget(limits.nameFromAddress, pairOf(attempt));
      await limiter.forget(limits.name, attempt.name);
    },
  };
}

const pairOf = ({ name, address }: Attempt) => JSON.stringify([name, address]);
