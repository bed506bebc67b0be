import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Browsers take a cookie of this name from this very host and over TLS only. Another subdomain can
 * set one without it, so behind TLS no other is read; on plain http, as on a laptop, it does not exist.
 */
const prefixOf = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Host-' : '');

type OwnCookie = { name: string; value: string; seconds: number };

/** Sets a cookie that scripts cannot read and that other sites cannot have sent. */
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

/** The cookies of a request by the names they were set under. */
export function readOwnCookies(request: FastifyRequest): { name: string; value: string }[] {
  const prefix = prefixOf(request);
  return Object.entries(parseCookie(request.headers.cookie ?? ''))
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value = '']) => ({ name: name.slice(prefix.length), value }));
}
