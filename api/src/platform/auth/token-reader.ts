import { createHash } from 'node:crypto';
import { tokenClaimsFromWire, type TokenClaims } from '@portal/contract/session';
import type { SessionUser } from '@portal/contract/session';
import { jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import type { TokenKey } from './token-key';
import { tokenAudience, tokenIssuer } from './token-signer';

/** The user of a token that is valid and still stands; undefined for every other token. */
export type TokenReader = (token: string) => Promise<SessionUser | undefined>;

/** The version that the tokens of a user have by now; undefined when the user is gone. */
type ReadTokenVersion = (user: SessionUser) => Promise<number | undefined>;

type Read = { claims: TokenClaims; version: number };

const memoSize = 1_000;

/** Checking a signature costs twenty times what finding the token in a memo does. */
export function createTokenReader(key: TokenKey, readVersion: ReadTokenVersion): TokenReader {
  const memo = new LRUCache<string, Read>({ max: memoSize });

  return async (token) => {
    const digest = createHash('sha256').update(token).digest('base64');
    const read = memo.get(digest) ?? (await verify(token, key));
    if (!read || read.claims.expiresAt * 1000 <= Date.now()) {
      memo.delete(digest);
      return undefined;
    }
    memo.set(digest, read);

    // Whoever was deleted or got other roles since then must sign in again.
    const version = await readVersion(read.claims.user);
    return version === read.version ? read.claims.user : undefined;
  };
}

async function verify(token: string, key: TokenKey): Promise<Read | undefined> {
  try {
    const { payload } = await jwtVerify(token, key.verify, {
      algorithms: ['EdDSA'],
      typ: 'at+jwt',
      issuer: tokenIssuer,
      audience: tokenAudience,
    });
    return { claims: v.parse(tokenClaimsFromWire, payload), version: Number(payload['ver']) };
  } catch {
    // Whatever is wrong with it, the answer is the same (RFC 6750 §3.1).
    return undefined;
  }
}
