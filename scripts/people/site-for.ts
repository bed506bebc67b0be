import type { Site } from '../../api/testing/remote-visitor';

/**
 * The site as one person reaches it. The storm stands for the proxy in front, which appends the
 * address it sees to whatever the person claims to be; the nth person of a kind has the nth address
 * of a network that RFC 2544 keeps for tests.
 */
export const siteFor =
  (address: string, from: string): Site =>
  (path, call = {}) => {
    const headers = new Headers(call.headers);
    headers.append('x-forwarded-for', from);
    return fetch(`${address}${path}`, { redirect: 'manual', ...call, headers });
  };

/**
 * A site with two addresses, as browsers reach it: where one refuses or breaks off the connection, they take the
 * other. What may have been done is sent again only if that is safe.
 */
export const insteadOf =
  (usual: Site, other: Site): Site =>
  (path, call) =>
    usual(path, call).catch((failure: unknown) => {
      if (isCutOff(failure) && mayBeRepeated(call)) return other(path, call);
      throw failure;
    });

/** Time that is up says nothing of the way. */
const isCutOff = (failure: unknown) => failure instanceof TypeError;

const mayBeRepeated = ({ method = 'GET', headers }: RequestInit = {}) =>
  method !== 'POST' || new Headers(headers).has('idempotency-key');

export const honestAddress = (number: number) => addressIn(18, number);
export const strangeAddress = (number: number) => addressIn(19, number);

const addressIn = (network: 18 | 19, number: number) =>
  `198.${network}.${Math.floor(number / 250) % 250}.${number % 250}`;

/** Keeps the cookies it is given, as browsers do. */
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
