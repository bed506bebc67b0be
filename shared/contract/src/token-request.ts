import * as v from 'valibot';
import { signInCode } from './second-factor';
import { credentials } from './credentials';
import { maxPasswordLength, maxUsernameLength } from './session';
import { wireObject } from './wire';

/** Error codes of the token endpoint (RFC 6749 §5.2, with our own for the second factor). */
export type TokenErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  /** The password is right, but the account has a second factor. */
  | 'second_factor_required'
  | 'second_factor_invalid'
  | 'unsupported_grant_type'
  | 'temporarily_unavailable'
  | 'server_error';

/** Grant type of the request. The specification only has `password` (S7.01). */
export const grantTypeFromWire = v.pipe(
  wireObject({ grant_type: v.string() }),
  v.transform((wire) => wire.grant_type),
);

/** The database cannot store NUL or half a surrogate pair. */
const storable = /^[^\0\uD800-\uDFFF]*$/u;

/** Credentials of POST /oauth/token, and the code of the second factor as `codigo`. */
export const credentialsFromWire = v.object({
  username: v.pipe(
    credentials.entries.username,
    v.maxCodePoints(maxUsernameLength),
    v.regex(storable),
  ),
  password: v.pipe(
    credentials.entries.password,
    v.maxCodePoints(maxPasswordLength),
    v.regex(storable),
  ),
  codigo: v.optional(v.pipe(signInCode, v.regex(storable))),
});

/** Form body of POST /oauth/token. */
export const tokenRequestWire = v.object({
  grant_type: v.literal('password'),
  ...credentialsFromWire.entries,
});

/** Token and its lifetime, in seconds. */
export type IssuedToken = { token: string; seconds: number };

/** Answer of POST /oauth/token (S7.02). */
export const issuedTokenWire = wireObject({
  access_token: v.string(),
  token_type: v.literal('bearer'),
  expires_in: v.number(),
});

export const issuedTokenToWire = ({
  token,
  seconds,
}: IssuedToken): v.InferOutput<typeof issuedTokenWire> => ({
  access_token: token,
  token_type: 'bearer',
  expires_in: seconds,
});

/** Body of a refused POST /oauth/token (RFC 6749 §5.2). */
export const tokenErrorWire = wireObject({ error: v.string(), error_description: v.string() });

export const tokenErrorToWire = (
  code: string,
  description: string,
): v.InferOutput<typeof tokenErrorWire> => ({
  error: code,
  error_description: description,
});
