import { randomBytes } from 'node:crypto';
import type { SessionUser } from '@portal/contract/session';
import { keyedHash } from '@portal/server/keyed-hash';
import { openSealed, seal } from '@portal/server/sealed';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { readOwnCookies, setOwnCookie } from '../../../platform/http/own-cookies';

const seconds = 180 * 86_400;

const schema = v.object({ user: v.string(), browser: v.string(), expiresAt: v.number() });

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

/**
 * Recognises browsers with earlier sign-ins by a cookie per user. It proves no identity: it only
 * separates them from strangers who guess passwords.
 */
export function createKnownBrowsers(secret: Buffer) {
  const hashOf = ({ id = 0 }: SessionUser) => keyedHash(secret, String(id));
  const nameOf = (user: SessionUser) => `navegador-${hashOf(user).slice(0, 8)}`;

  function find(request: FastifyRequest, user: SessionUser): string | undefined {
    const cookie = readOwnCookies(request).find(({ name }) => name === nameOf(user));
    const known = openSealed(cookie?.value ?? '', { secret, schema });
    const isTheirs = known?.user === hashOf(user) && known.expiresAt > Date.now();
    return isTheirs ? known.browser : undefined;
  }

  return {
    find,

    /** Returns the same id for all sign-ins of the user in this browser. */
    remember(reply: FastifyReply, user: SessionUser): string {
      const browser = find(reply.request, user) ?? randomBytes(16).toString('base64url');
      const expiresAt = Date.now() + seconds * 1_000;
      const value = seal({ user: hashOf(user), browser, expiresAt }, secret);
      setOwnCookie(reply, { name: nameOf(user), value, seconds });
      return browser;
    },
  };
}
