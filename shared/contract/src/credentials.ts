import * as v from 'valibot';
import { tidyLine } from './tidy-text';

/** OAuth client of the web application (S6.08). It is part of the bundle, so it is public. */
export const webClient = { id: 'portal-web', secret: 'portal-web' } as const;

/** Message for a missing user name or password (S5.01, S5.02). */
export const emptyCredentialsMessage = 'Usuario o clave vacia!';

/**
 * Composes characters, because keyboards write «ñ» as one character or as two. Changes nothing else
 * in a password (NIST SP 800-63B, RFC 8265).
 */
export const onePassword = v.normalize('NFC');

/** Form of the login page (S5.01, S5.02). */
export const credentials = v.object({
  // Phone keyboards add a space after a completed word.
  username: v.pipe(v.string(), v.transform(tidyLine), v.nonEmpty(emptyCredentialsMessage)),
  password: v.pipe(v.string(), onePassword, v.nonEmpty(emptyCredentialsMessage)),
});
/** User name and password to sign in with. */
export type Credentials = v.InferOutput<typeof credentials> & {
  /** Code of the second factor, if the account has one. */
  code?: string | undefined;
};

/** Form body of POST /oauth/token (RFC 6749 §4.3). */
export const credentialsToWire = ({ username, password, code }: Credentials) =>
  new URLSearchParams({
    grant_type: 'password',
    username,
    password,
    ...(code !== undefined && { codigo: code }),
  });

/** The part of the answer of POST /oauth/token that the browser reads (S7.02). */
export const accessTokenWire = v.object({ access_token: v.string() });

/** Reads the token. */
export const accessTokenFromWire = v.pipe(
  accessTokenWire,
  v.transform((wire) => wire.access_token),
);

const tokenErrorWire = v.object({ error: v.string() });

/** Error code of the token endpoint (RFC 6749 §5.2); undefined if the body has none. */
export function tokenErrorOf(body: unknown) {
  const refused = v.safeParse(tokenErrorWire, body);
  return refused.success ? refused.output.error : undefined;
}
