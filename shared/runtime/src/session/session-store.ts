import {
  anonymousUser,
  clockKey,
  sessionKeys,
  sessionUserFromWire,
  sessionUserToWire,
  tokenClaimsFromWire,
  type SessionUser,
  type TokenClaims,
} from '@portal/contract/session';
import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { compareClocks, restoreClock, serverNow } from './server-clock';

export type Session = {
  user: SessionUser;
  token: string | undefined;
  /** True only when the token names a user (specification §4). */
  isAuthenticated: boolean;
  /** Rights of the user rest until there is a second factor. */
  needsSecondFactor?: boolean;
};

const anonymous: Session = {
  user: anonymousUser,
  token: undefined,
  isAuthenticated: false,
  needsSecondFactor: false,
};

// The store starts anonymous everywhere: the server's HTML is anonymous, so hydration must be too.
const sessionStore = createStore<Session>()(() => anonymous);

export const useSession = () => useStore(sessionStore);
export const currentSession = () => sessionStore.getState();

export const hasRole = (session: Session, role: string) => session.user.roles.includes(role);

/** Takes over a fresh token: stores it and its user, and returns the user (specification §4). */
export function startSession(token: string): Session {
  const { user = anonymousUser, issuedAt } = readClaims(token) ?? {};
  const ahead = compareClocks(issuedAt);
  inTab((storage) => {
    storage.setItem(sessionKeys.token, token);
    storage.setItem(sessionKeys.user, JSON.stringify(sessionUserToWire(user)));
    if (ahead === 0) storage.removeItem(clockKey);
    else storage.setItem(clockKey, String(ahead));
  });
  changeSession(toSession(token, user));
  return sessionStore.getState();
}

/** Forgets the session and all of session storage (specification §4), unless that holds the session of somebody else. */
export function endSession() {
  if (isStoredSession()) inTab((storage) => storage.clear());
  changeSession(anonymous);
}

/** Whether the session is the stored one: a page that comes back may find what a later page of its tab has stored. */
export function isStoredSession() {
  const { token = '' } = currentSession();
  return (stored(sessionKeys.token) ?? token) === token;
}

const userListeners = new Set<() => void>();

/** Tells when somebody else is at the page, or nobody: not when a session is restored or renewed. Returns the way to stop. */
export function onUserChange(listener: () => void) {
  userListeners.add(listener);
  return () => void userListeners.delete(listener);
}

function changeSession(session: Session) {
  const before = sessionStore.getState().user.username;
  sessionStore.setState(session);
  if (session.user.username !== before) userListeners.forEach((listener) => listener());
}

export function restoreSession() {
  const token = stored(sessionKeys.token);
  if (!token) return;
  restoreClock(Number(stored(clockKey) ?? 0));
  sessionStore.setState(toSession(token, storedUser() ?? anonymousUser));
}

/** Whether the token's time is over on the server, compared in seconds (specification §9). A token that says nothing is over. */
export const isExpired = (token: string, now = serverNow()) => expiryOf(token) <= now / 1000;

/** When the token's time is over, in seconds since 1970; 0 when it says nothing. */
export const expiryOf = (token: string) => readClaims(token)?.expiresAt ?? 0;

function toSession(token: string, user: SessionUser): Session {
  const claims = readClaims(token);
  return {
    token,
    user,
    isAuthenticated: claims !== undefined,
    needsSecondFactor: claims?.needsSecondFactor === true,
  };
}

/** What a tab keeps; undefined where site data are blocked or there is no room: a session then lives as long as its page. */
export function inTab<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(sessionStorage);
  } catch {
    return undefined;
  }
}

function readClaims(token: string): TokenClaims | undefined {
  const claims = v.safeParse(tokenClaimsFromWire, decode(token));
  return claims.success ? claims.output : undefined;
}

function decode(token: string): unknown {
  try {
    return jwtDecode(token);
  } catch {
    // Anything may stand in session storage; what is no token says nothing about a user.
    return undefined;
  }
}

/** Empty when there is none; undefined where site data are blocked. */
const stored = (key: string) => inTab((storage) => storage.getItem(key) ?? '');

function storedUser(): SessionUser | undefined {
  const text = stored(sessionKeys.user);
  const user = v.safeParse(v.pipe(v.string(), v.parseJson(), sessionUserFromWire), text);
  return user.success ? user.output : undefined;
}
