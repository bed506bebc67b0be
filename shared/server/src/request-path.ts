import type { IncomingMessage } from 'node:http';

type Target = Pick<IncomingMessage, 'url' | 'rawHeaders'>;

/** No router can decode it, so the request is refused with 400. */
export const refusedPath = '/%';

/**
 * Path and query of a request in origin form or, as sent to a proxy, in absolute form. Returns
 * `refusedPath` for two different hosts: a proxy may have used the other one (RFC 9112 §3.2).
 */
export function requestPath({ url = '/', rawHeaders }: Target): string {
  const hosts = hostsOf(rawHeaders);
  if (hosts.length > 1) return refusedPath;
  if (url.startsWith('/')) return url;
  return pathOfAbsolute(url, hosts[0]);
}

function pathOfAbsolute(url: string, host: string | undefined) {
  const target = /^(?<scheme>https?):\/\/(?<authority>[^/?#]*)(?<path>.*)$/is.exec(url)?.groups;
  const { scheme = '', authority = '', path } = target ?? {};
  if (path === undefined) return refusedPath;
  if (host !== undefined && !isSameHost(scheme, authority, host)) return refusedPath;
  return path.startsWith('/') ? path : `/${path}`;
}

/** All Host headers; raw headers alternate names and values. */
export const hostsOf = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((_value, index) => isHostName(rawHeaders[index - 1], index));

const isHostName = (name: string | undefined, index: number) =>
  index % 2 === 1 && name?.length === 4 && name.toLowerCase() === 'host';

function isSameHost(scheme: string, one: string, other: string) {
  const [first, second] = [one, other].map((host) => URL.parse(`${scheme}://${host}`)?.host);
  return first !== undefined && first === second;
}
