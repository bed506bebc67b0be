import type { Role } from '@portal/contract/session';

const base64Url = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

type TokenOptions = {
  roles?: readonly Role[];
  secondsLeft?: number;
  username?: string;
  /** Seconds by which the server's clock is ahead of the device's. */
  secondsAhead?: number;
  needsSecondFactor?: boolean;
};

/** An unsigned token with the specified claims (S7.02), for tests of the client. */
export function sessionToken(options: TokenOptions) {
  const { roles = [], secondsLeft = 3600, username = 'ana', secondsAhead = 0 } = options;
  const now = Math.floor(Date.now() / 1000) + secondsAhead;
  const claims = {
    id_persona: 7,
    nombre: 'Ana',
    apellido: 'Rojas',
    correo: 'ana@example.org',
    user_name: username,
    authorities: roles,
    ...(secondsAhead > 0 && { iat: now }),
    ...(options.needsSecondFactor && { segundo_factor_exigido: true }),
    exp: now + secondsLeft,
  };
  return `${base64Url({ alg: 'none' })}.${base64Url(claims)}.`;
}
