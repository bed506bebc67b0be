import { faultsCookie, readFaults, writeFaults, type Faults } from './faults';

/** The faults of this browser. The server reads the cookie with each request. */
export const storedFaults = () =>
  readFaults(
    document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(`${faultsCookie}=`))
      ?.slice(faultsCookie.length + 1),
  );

/** Session cookie, so that faults end with the browser session. */
export function storeFaults(faults: Faults) {
  document.cookie = `${faultsCookie}=${writeFaults(faults)}; path=/; samesite=lax`;
}
