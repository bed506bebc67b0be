import type { Page } from '@playwright/test';

type Claims = { roles?: readonly string[]; secondsLeft?: number; username?: string };

const base64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with the claims of the specification; the server refuses it, the client cannot know. */
export function unsignedToken({ roles = [], secondsLeft = 3600, username = 'ana' }: Claims) {
  return `${base64Url({ alg: 'none' })}.${base64Url({
    id_persona: 1,
    nombre: 'Ana',
    apellido: 'Rojas',
    correo: 'ana@example.org',
    user_name: username,
    authorities: roles,
    exp: Math.floor(Date.now() / 1000) + secondsLeft,
  })}.`;
}

/** Puts a session into the tab before its first page. */
export async function storeSession(page: Page, token: string, roles: readonly string[] = []) {
  const user = {
    id: 1,
    nombre: 'Ana',
    apellido: 'Rojas',
    email: 'ana@example.org',
    username: 'ana',
    roles,
  };
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      if (window.name === 'session stored') return;
      window.name = 'session stored';
      sessionStorage.setItem('token', storedToken ?? '');
      sessionStorage.setItem('usuario', storedUser ?? '');
    },
    [token, JSON.stringify(user)],
  );
}
