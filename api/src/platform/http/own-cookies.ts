import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Browsers accept this prefix only from this exact host over TLS. Subdomains can set other cookies,
 * so behind TLS these are ignored. Plain http, as on a laptop, has no prefix.
 */
const prefixOf = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Host-' : '');

type OwnCookie = { name: string; value: string; seconds: number };

/** Hides the cookie from scripts and from requests of other sites. */
export function setOwnCookie(reply: FastifyReply, { name, value, seconds }: OwnCookie) {
  const cookie = stringifySetCookie({
    name: `${prefixOf(reply.request)}${name}`,
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: reply.request.protocol === 'https',
    maxAge: seconds,
  });
  reply.header('set-cookie', cookie);
}

export function readOwnCookies(request: FastifyRequest): { name: string; value: string }[] {
  const prefix = prefixOf(request);
  return Object.entries(parseCookie(request.headers.cookie ?? ''))
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value = '']) => ({ name: name.slice(prefix.length), value }));
}
