import type { Site } from '../../api/testing/remote-visitor';

/**
 * The site as one person reaches it. The test acts as the proxy that appends the client's address.
 * Each person has a separate address in the test network of RFC 2544.
 */
export const siteFor =
  (address: string, from: string): Site =>
  (path, call = {}) => {
    const headers = new Headers(call.headers);
    headers.append('x-forwarded-for', from);
    return fetch(`${address}${path}`, { redirect: 'manual', ...call, headers });
  };

/**
 * A site with two addresses. Like a browser, it tries the other one after a broken connection, if
 * the call is safe to repeat.
 */
export const insteadOf =
  (usual: Site, other: Site): Site =>
  (path, call) =>
    usual(path, call).catch((failure: unknown) => {
      if (isCutOff(failure) && mayBeRepeated(call)) return other(path, call);
      throw failure;
    });

/** A timeout does not mean a broken connection. */
const isCutOff = (failure: unknown) => failure instanceof TypeError;

const mayBeRepeated = ({ method = 'GET', headers }: RequestInit = {}) =>
  method !== 'POST' || new Headers(headers).has('idempotency-key');

export const honestAddress = (number: number) => addressIn(18, number);
export const strangeAddress = (number: number) => addressIn(19, number);

const addressIn = (network: 18 | 19, number: number) =>
  `198.${network}.${Math.floor(number / 250) % 250}.${number % 250}`;

/** Stores cookies as browsers do. */
export function inOneBrowser(site: Site): Site {
  const cookies = new Map<string, string>();
  return async (path, call = {}) => {
    const headers = new Headers(call.headers);
    const own = [...cookies].map((pair) => pair.join('='));
    if (own.length > 0) headers.append('cookie', own.join('; '));
    const answer = await site(path, { ...call, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split(/=(.*)/s) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
}
