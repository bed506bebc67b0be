import type { Role } from '@portal/contract/session';

const base64Url = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

type TokenOptions = { roles?: readonly Role[]; secondsLeft?: number; username?: string };

/** An unsigned token with the claims of the specification (§7), for tests of what the client reads. */
export function sessionToken({ roles = [], secondsLeft = 3600, username = 'ana' }: TokenOptions) {
  const claims = {
    id_persona: 7,
    nombre: 'Ana',
    apellido: 'Rojas',
    correo: 'ana@example.org',
    user_name: username,
    authorities: roles,
    exp: Math.floor(Date.now() / 1000) + secondsLeft,
  };
  return `${base64Url({ alg: 'none' })}.${base64Url(claims)}.`;
}
