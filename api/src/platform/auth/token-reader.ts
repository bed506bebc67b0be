import { createHash } from 'node:crypto';
import { tokenClaimsFromWire, type TokenClaims } from '@portal/contract/session';
import type { SessionUser } from '@portal/contract/session';
import { jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { TokenKey } from './token-key';
import { tokenAudience, tokenIssuer } from './token-signer';

/** `expiresAt` is in seconds since 1970. */
export type Bearer = { user: SessionUser; sessionId: string; expiresAt: number };

type Use = {
  /** True for calls of the user, which restart the idle time. */
  isActivity: boolean;
};

export type TokenReader = (token: string, use: Use) => Promise<Bearer | undefined>;

/** Another instance may have ended the session. */
export type CheckSession = (
  session: Use & { sessionId: string; claims: TokenClaims },
) => Promise<boolean>;

type Read = { claims: TokenClaims; sessionId: string };

const memoSize = 1_000;

/** Verifying a signature takes twenty times longer than a look-up. */
export function createTokenReader(key: TokenKey, checkSession: CheckSession): TokenReader {
  const memo = new LRUCache<string, Read>({ max: memoSize });

  return async (token, { isActivity }) => {
    const digest = createHash('sha256').update(token).digest('base64');
    const read = memo.get(digest) ?? (await verify(token, key));
    if (!read || read.claims.expiresAt * 1000 <= Date.now()) {
      memo.delete(digest);
      return undefined;
    }
    memo.set(digest, read);
    if (!(await checkSession({ ...read, isActivity }))) return undefined;
    const { claims, sessionId } = read;
    return { user: claims.user, sessionId, expiresAt: claims.expiresAt };
  };
}

const ownClaims = v.object({ sid: v.string() });

async function verify(token: string, key: TokenKey): Promise<Read | undefined> {
  try {
    const { payload } = await jwtVerify(token, key.verify, {
      algorithms: ['EdDSA'],
      typ: 'at+jwt',
      issuer: tokenIssuer,
      audience: tokenAudience,
    });
    return {
      claims: v.parse(tokenClaimsFromWire, payload),
      sessionId: v.parse(ownClaims, payload).sid,
    };
  } catch {
    // The same response for every defect (RFC 6750 §3.1).
    return undefined;
  }
}
