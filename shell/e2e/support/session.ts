import { sessionKeys, sessionUserToWire, tokenClaimsFromWire } from '@portal/contract/session';
import type { APIRequestContext, Page } from '@playwright/test';
import * as v from 'valibot';
import { ApiSession, type DemoUser } from './api-session';

/** The user of a token, as the site keeps one beside it. */
export function userOf(token: string) {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return sessionUserToWire(v.parse(tokenClaimsFromWire, claims).user);
}

/** What the tab of somebody who has signed in holds. */
export const storedSession = (token: string, user = userOf(token)): Record<string, string> => ({
  [sessionKeys.token]: token,
  [sessionKeys.user]: JSON.stringify(user),
});

/** Puts a session into the tab before its next page, as if somebody had signed in. */
export async function storeSession(page: Page, token: string, user = userOf(token)) {
  await page.addInitScript(
    (stored) => {
      // A frame is none of the site's pages.
      if (window.top !== window || window.name === 'session stored') return;
      window.name = 'session stored';
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
    },
    storedSession(token, user),
  );
}

/** Signs a demo user in, without the way through the form; the next page that is opened has the session. */
export async function signInAs(page: Page, request: APIRequestContext, username: DemoUser) {
  await storeSession(page, (await ApiSession.signIn(request, username)).token);
}
