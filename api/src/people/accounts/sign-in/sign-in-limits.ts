import type { Limit, RateLimiter } from '../../../platform/http/rate-limiter';
import { delayFor } from '../../../platform/http/slow-down';

/** In 15 minutes; a right password forgets those of its browser, its address and its name. */
const limits = {
  browser: { name: 'login-browser', calls: 10, seconds: 900 },
  address: { name: 'login-address', calls: 60, seconds: 300 },
  nameFromAddress: { name: 'login-name-address', calls: 10, seconds: 900 },
  /** Beyond these, whoever asks from an unknown browser waits. */
  name: { name: 'login-name', calls: 5, seconds: 900 },
  /** Of a second factor: a browser or an address waits out the minute after three. */
  code: { name: 'login-code', calls: 3, seconds: 60 },
  /** Codes have six digits, so strangers who know the password get few tries, from wherever. */
  codeFromUnknown: { name: 'login-code-unknown', calls: 30, seconds: 3_600 },
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

    /**
     * Counts a code of the second factor before it is checked. Recovery codes cannot be guessed, so they
     * go on to open an account whose short codes strangers try out.
     */
    async admitCode(attempt: Attempt, { isShort }: { isShort: boolean }) {
      await limiter.count(limits.code, codeSourceOf(attempt));
      if (isShort && attempt.browser === undefined) {
        await limiter.count(limits.codeFromUnknown, attempt.name);
      }
    },

    /** After a right password, and a right code where there is a second factor. */
    async forgive(attempt: Attempt) {
      await limiter.forget(limits.code, codeSourceOf(attempt));
      await limiter.forget(limits.codeFromUnknown, attempt.name);
      if (attempt.browser !== undefined) await limiter.forget(limits.browser, attempt.browser);
      await limiter.forget(limits.nameFromAddress, pairOf(attempt));
      await limiter.forget(limits.name, attempt.name);
    },
  };
}

const pairOf = ({ name, address }: Attempt) => JSON.stringify([name, address]);

const codeSourceOf = ({ name, address, browser }: Attempt) =>
  JSON.stringify([name, browser ?? address]);
