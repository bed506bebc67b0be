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

/** The session of this tab. A visitor has an anonymous user and no token. */
export type Session = {
  user: SessionUser;
  /** Bearer token of the API calls (S6.07); undefined for visitors. */
  token: string | undefined;
  /** True if the token names a user (S4.02). */
  isAuthenticated: boolean;
  /** True if the user's rights are suspended until a second factor is set up. */
  needsSecondFactor?: boolean;
};

const anonymous: Session = {
  user: anonymousUser,
  token: undefined,
  isAuthenticated: false,
  needsSecondFactor: false,
};

// Anonymous on both sides: hydration must match the server's HTML, which is anonymous.
const sessionStore = createStore<Session>()(() => anonymous);

/**
 * Returns the session and renders again when it changes. Anonymous on the server and until
 * hydration.
 */
export const useSession = () => useStore(sessionStore);

/**
 * Returns the session at this moment, for code outside components. It does not subscribe to
 * changes.
 */
export const currentSession = () => sessionStore.getState();

/** True if the session's user has the role, such as `ROLE_ADMIN` (S6.01). */
export const hasRole = (session: Session, role: string) => session.user.roles.includes(role);

/** Stores a new token and its user, and returns the session (S4.01). */
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

/**
 * Ends the session and clears session storage (S4.03), unless another user's session is stored
 * there.
 */
export function endSession() {
  if (isStoredSession()) inTab((storage) => storage.clear());
  changeSession(anonymous);
}

/** False if a later page of the tab has stored another session. */
export function isStoredSession() {
  const { token = '' } = currentSession();
  return (stored(sessionKeys.token) ?? token) === token;
}

const userListeners = new Set<() => void>();

/**
 * Calls the listener when the user changes, not when a session is restored or renewed. Returns the
 * unsubscribe function.
 */
export function onUserChange(listener: () => void) {
  userListeners.add(listener);
  return () => void userListeners.delete(listener);
}

function changeSession(session: Session) {
  const before = sessionStore.getState().user.username;
  sessionStore.setState(session);
  if (session.user.username !== before) userListeners.forEach((listener) => listener());
}

/**
 * Restores the session and the clock difference from session storage (S9.10). Does nothing without
 * a stored token, and does not notify `onUserChange`. The shell calls it once in each page, never
 * before hydration.
 */
export function restoreSession() {
  const token = stored(sessionKeys.token);
  if (!token) return;
  restoreClock(Number(stored(clockKey) ?? 0));
  sessionStore.setState(toSession(token, storedUser() ?? anonymousUser));
}

/**
 * True if the token has expired by the server's clock (S9.09). `now` is in milliseconds since 1970.
 * A token without expiry counts as expired.
 */
export const isExpired = (token: string, now = serverNow()) => expiryOf(token) <= now / 1000;

/** Returns the expiry of the token, in seconds since 1970; 0 if it has none or is unreadable. */
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

/**
 * Returns the result of `access` to session storage. Undefined if site data are blocked or storage
 * is full; a session then lasts as long as its page.
 */
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
    // Session storage may hold any text.
    return undefined;
  }
}

/** Empty if there is no entry; undefined if site data are blocked. */
const stored = (key: string) => inTab((storage) => storage.getItem(key) ?? '');

function storedUser(): SessionUser | undefined {
  const text = stored(sessionKeys.user);
  const user = v.safeParse(v.pipe(v.string(), v.parseJson(), sessionUserFromWire), text);
  return user.success ? user.output : undefined;
}
