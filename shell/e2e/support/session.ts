import { sessionKeys, sessionUserToWire, tokenClaimsFromWire } from '@portal/contract/session';
import type { APIRequestContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { ApiSession, type DemoUser } from './api-session';

/** Reads the user of a token in the format of session storage. */
export function userOf(token: string) {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return sessionUserToWire(v.parse(tokenClaimsFromWire, claims).user);
}

/** Session storage of a signed-in user. */
export const storedSession = (token: string, user = userOf(token)): Record<string, string> => ({
  [sessionKeys.token]: token,
  [sessionKeys.user]: JSON.stringify(user),
});

/** Stores a session in the tab before its next page, like a sign-in. */
export async function storeSession(page: Page, token: string, user = userOf(token)) {
  await page.addInitScript(
    (stored) => {
      // Frames, such as the PDF viewer, get no session.
      if (window.top !== window || window.name === 'session stored') return;
      window.name = 'session stored';
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
    },
    storedSession(token, user),
  );
}

/** Signs a demo user in without the form; the next page has the session. */
export async function signInAs(page: Page, request: APIRequestContext, username: DemoUser) {
  await storeSession(page, (await ApiSession.signIn(request, username)).token);
}
