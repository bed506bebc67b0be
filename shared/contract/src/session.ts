import * as v from 'valibot';

/** Roles of the users (S6.01). */
export const roles = ['ROLE_ADMIN', 'ROLE_USER'] as const;
/** Role of a user (S6.01). */
export type Role = (typeof roles)[number];

/** Keys of the session in the session storage (S9.10). */
export const sessionKeys = { user: 'usuario', token: 'token' } as const;

/**
 * Session storage key of the clock error: milliseconds by which the device is ahead of the server.
 * Stored only if the clock is wrong.
 */
export const clockKey = 'desfase';

/** The signed-in user. `id` is the id of the person; undefined for an anonymous user. */
export type SessionUser = {
  id: number | undefined;
  firstName: string;
  lastName: string;
  email: string;
  username: string;
  roles: readonly string[];
};

/** User of a session without sign-in. It has no roles (S3.02). */
export const anonymousUser: SessionUser = {
  id: undefined,
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  roles: [],
};

/** Claims of a token. `issuedAt` and `expiresAt` are seconds since 1970. */
export type TokenClaims = {
  user: SessionUser;
  expiresAt: number;
  /** Undefined from servers other than ours. */
  issuedAt: number | undefined;
  /**
   * True if the role requires a second factor that is missing. The rights of the role are then
   * suspended.
   */
  needsSecondFactor: boolean;
};

const tokenClaimsWire = v.object({
  id_persona: v.number(),
  nombre: v.string(),
  apellido: v.string(),
  correo: v.string(),
  user_name: v.pipe(v.string(), v.nonEmpty()),
  authorities: v.array(v.string()),
  exp: v.number(),
  iat: v.optional(v.number()),
  segundo_factor_exigido: v.optional(v.boolean()),
});

/** Payload of a token (S3.03, S7.02). A token without `user_name` is refused (S4.02). */
export const tokenClaimsFromWire = v.pipe(
  tokenClaimsWire,
  v.transform((wire): TokenClaims => ({
    user: {
      id: wire.id_persona,
      firstName: wire.nombre,
      lastName: wire.apellido,
      email: wire.correo,
      username: wire.user_name,
      roles: wire.authorities,
    },
    expiresAt: wire.exp,
    issuedAt: wire.iat,
    needsSecondFactor: wire.segundo_factor_exigido ?? false,
  })),
);

/** Claims of a new token, without its expiry. */
export const tokenClaimsToWire = (user: SessionUser, needsSecondFactor = false) => ({
  ...(needsSecondFactor && { segundo_factor_exigido: true }),
  id_persona: user.id,
  nombre: user.firstName,
  apellido: user.lastName,
  correo: user.email,
  user_name: user.username,
  authorities: user.roles,
});

const sessionUserWire = v.object({
  id: v.optional(v.number()),
  nombre: v.string(),
  apellido: v.string(),
  email: v.string(),
  username: v.string(),
  roles: v.array(v.string()),
});

/** User of the session as stored in the session storage (S3.01). */
export const sessionUserFromWire = v.pipe(
  sessionUserWire,
  v.transform((wire): SessionUser => ({
    id: wire.id,
    firstName: wire.nombre,
    lastName: wire.apellido,
    email: wire.email,
    username: wire.username,
    roles: wire.roles,
  })),
);

/** Value of the key `usuario` in the session storage (S3.01). */
export const sessionUserToWire = (user: SessionUser): v.InferOutput<typeof sessionUserWire> => ({
  ...(user.id !== undefined && { id: user.id }),
  nombre: user.firstName,
  apellido: user.lastName,
  email: user.email,
  username: user.username,
  roles: [...user.roles],
});

/** Longest user name, or e-mail address typed instead of it, in characters. */
export const maxUsernameLength = 255;
/** Longer passwords do not exist and would only be costly to check. */
export const maxPasswordLength = 1024;
