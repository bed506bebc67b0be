import type { IncomingMessage } from 'node:http';

type Target = Pick<IncomingMessage, 'url' | 'rawHeaders'>;

/** No router decodes it, so whatever asks for it is refused with 400. */
export const refusedPath = '/%';

/**
 * Path and query that a request asks for, in origin form or, as clients send it to a proxy, in absolute
 * form. `refusedPath` where two hosts are named: whoever stands in front may have believed the other
 * one (RFC 9112 §3.2).
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

/** All hosts that a request names; names and values of its headers take turns. */
export const hostsOf = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((_value, index) => isHostName(rawHeaders[index - 1], index));

const isHostName = (name: string | undefined, index: number) =>
  index % 2 === 1 && name?.length === 4 && name.toLowerCase() === 'host';

function isSameHost(scheme: string, one: string, other: string) {
  const [first, second] = [one, other].map((host) => URL.parse(`${scheme}://${host}`)?.host);
  return first !== undefined && first === second;
}
