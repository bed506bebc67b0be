import { tokenClaimsToWire, type SessionUser } from '@portal/contract/session';
import { SignJWT } from 'jose';
import type { TokenKey } from './token-key';

export const tokenIssuer = 'portal-api';
export const tokenAudience = 'portal-web';

export type TokenSigner = {
  seconds: number;
  sign: (user: SessionUser, version: number) => Promise<string>;
};

export const createTokenSigner = (key: TokenKey, seconds: number): TokenSigner => ({
  seconds,
  sign: (user, version) =>
    new SignJWT({ ...tokenClaimsToWire(user), ver: version })
      .setProtectedHeader({ alg: 'EdDSA', kid: key.id, typ: 'at+jwt' })
      .setIssuer(tokenIssuer)
      .setAudience(tokenAudience)
      .setSubject(user.username)
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(key.sign),
});
