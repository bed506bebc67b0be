import { tokenClaimsToWire, type SessionUser } from '@portal/contract/session';
import { SignJWT } from 'jose';
import type { TokenKey } from './token-key';

export const tokenIssuer = 'portal-api';
export const tokenAudience = 'portal-web';

type Issue = {
  user: SessionUser;
  /** The token ends with this session. */
  sessionId: string;
  /** The role's rights are left out until there is a second factor. */
  needsSecondFactor: boolean;
  /** In seconds since 1970; for a new token of an existing session. */
  expiresAt?: number | undefined;
};

export type TokenSigner = {
  seconds: number;
  sign: (issue: Issue) => Promise<string>;
};

export const createTokenSigner = (key: TokenKey, seconds: number): TokenSigner => ({
  seconds,
  sign: ({ user, sessionId, needsSecondFactor, expiresAt }) =>
    new SignJWT({ ...tokenClaimsToWire(user, needsSecondFactor), sid: sessionId })
      .setProtectedHeader({ alg: 'EdDSA', kid: key.id, typ: 'at+jwt' })
      .setIssuer(tokenIssuer)
      .setAudience(tokenAudience)
      .setSubject(user.username)
      .setIssuedAt()
      .setExpirationTime(expiresAt ?? `${seconds}s`)
      .sign(key.sign),
});
