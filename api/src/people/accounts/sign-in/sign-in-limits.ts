import type { Limit, RateLimiter } from '../../../platform/http/rate-limiter';
import { delayFor } from '../../../platform/http/slow-down';

/**
 * A correct password resets the counts of its browser, its name, and its name from this address.
 */
const limits = {
  browser: { name: 'login-browser', calls: 10, seconds: 900 },
  address: { name: 'login-address', calls: 60, seconds: 300 },
  nameFromAddress: { name: 'login-name-address', calls: 10, seconds: 900 },
  /** Beyond these, unknown browsers are delayed. */
  name: { name: 'login-name', calls: 5, seconds: 900 },
  /** For a second factor, per browser or address. */
  code: { name: 'login-code', calls: 3, seconds: 60 },
  /** Codes only have six digits, so unknown browsers share few attempts per name. */
  codeFromUnknown: { name: 'login-code-unknown', calls: 30, seconds: 3_600 },
} as const satisfies Record<string, Limit>;

export type SignInLimits = ReturnType<typeof createSignInLimits>;

type Attempt = {
  name: string;
  address: string;
  /** Id of a browser with an earlier sign-in of this name. */
  browser: string | undefined;
};

/**
 * Strangers cannot lock out a user. An address is refused the names that it guessed at. A name with
 * many guesses is slower for unknown browsers. A known browser has its own count.
 */
export function createSignInLimits(limiter: RateLimiter) {
  return {
    /** Counts an attempt before the password is checked. Returns its delay in milliseconds. */
    async admit(attempt: Attempt): Promise<number> {
      const { name, address, browser } = attempt;
      // Limits a stolen cookie too. Its owner is then treated like an unknown browser.
      if (browser !== undefined && (await limiter.hit(limits.browser, browser)).excess === 0) {
        return 0;
      }
      await limiter.count(limits.address, address);
      await limiter.count(limits.nameFromAddress, pairOf(attempt));
      const { excess } = await limiter.hit(limits.name, name);
      return delayFor(excess);
    },

    /**
     * Counts a code. Recovery codes cannot be guessed, so they still work while strangers guess
     * short codes.
     */
    async admitCode(attempt: Attempt, { isShort }: { isShort: boolean }) {
      await limiter.count(limits.code, codeSourceOf(attempt));
      if (isShort && attempt.browser === undefined) {
        await limiter.count(limits.codeFromUnknown, attempt.name);
      }
    },

    /** Runs after a correct password, and code if there is a second factor. */
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
