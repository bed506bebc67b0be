import * as v from 'valibot';
import { tidyLine } from './tidy-text';

/** The web application's OAuth client; public by nature, as it travels in the bundle (specification §7). */
export const webClient = { id: 'portal-web', secret: 'portal-web' } as const;

/** The text of specification §5 when the user name or the password is missing. */
export const emptyCredentialsMessage = 'Usuario o clave vacia!';

/** One keyboard writes «ñ» as one character, another as two; nothing else is changed (NIST SP 800-63B, RFC 8265). */
export const onePassword = v.normalize('NFC');

export const credentials = v.object({
  // Keyboards of phones put a blank behind what they have completed.
  username: v.pipe(v.string(), v.transform(tidyLine), v.nonEmpty(emptyCredentialsMessage)),
  password: v.pipe(v.string(), onePassword, v.nonEmpty(emptyCredentialsMessage)),
});
export type Credentials = v.InferOutput<typeof credentials> & {
  /** Of the second factor, for who has one. */
  code?: string | undefined;
};

/** The form body of POST /oauth/token (RFC 6749 §4.3). */
export const credentialsToWire = ({ username, password, code }: Credentials) =>
  new URLSearchParams({
    grant_type: 'password',
    username,
    password,
    ...(code !== undefined && { codigo: code }),
  });

export const accessTokenWire = v.object({ access_token: v.string() });

export const accessTokenFromWire = v.pipe(
  accessTokenWire,
  v.transform((wire) => wire.access_token),
);

const tokenErrorWire = v.object({ error: v.string() });

/** Why the token endpoint refused (RFC 6749 §5.2); undefined where it does not say. */
export function tokenErrorOf(body: unknown) {
  const refused = v.safeParse(tokenErrorWire, body);
  return refused.success ? refused.output.error : undefined;
}
