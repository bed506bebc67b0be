import { faultsCookie, readFaults, writeFaults, type Faults } from './faults';

/** What this browser has chosen; the server reads it with each request. */
export const keptFaults = () =>
  readFaults(
    document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(`${faultsCookie}=`))
      ?.slice(faultsCookie.length + 1),
  );

/** Until the browser is closed, so that nobody wonders tomorrow. */
export function keepFaults(faults: Faults) {
  document.cookie = `${faultsCookie}=${writeFaults(faults)}; path=/; samesite=lax`;
}
