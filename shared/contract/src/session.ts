import * as v from 'valibot';

/** The roles of specification §6. */
export const roles = ['ROLE_ADMIN', 'ROLE_USER'] as const;
export type Role = (typeof roles)[number];

/** Where the session lives in the browser's session storage (specification §9). */
export const sessionKeys = { user: 'usuario', token: 'token' } as const;

/** Beside it, where the device's clock is wrong: how far it is ahead of the server's, in milliseconds. */
export const clockKey = 'desfase';

export type SessionUser = {
  id: number | undefined;
  firstName: string;
  lastName: string;
  email: string;
  username: string;
  roles: readonly string[];
};

export const anonymousUser: SessionUser = {
  id: undefined,
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  roles: [],
};

/** What a token says of its bearer: the user, and when it was issued and expires in seconds since 1970. */
export type TokenClaims = {
  user: SessionUser;
  expiresAt: number;
  /** Other hosts may not tell. */
  issuedAt: number | undefined;
  /** The role asks for a second factor, and its rights rest until there is one. */
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

/** The claims of a new token; the expiry is set by whoever signs it. */
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

/** The user as it is kept in session storage (specification §3). */
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

export const sessionUserToWire = (user: SessionUser): v.InferOutput<typeof sessionUserWire> => ({
  ...(user.id !== undefined && { id: user.id }),
  nombre: user.firstName,
  apellido: user.lastName,
  email: user.email,
  username: user.username,
  roles: [...user.roles],
});

export const maxUsernameLength = 255;
/** Longer ones are nobody's, and would only cost time to check. */
export const maxPasswordLength = 1024;
