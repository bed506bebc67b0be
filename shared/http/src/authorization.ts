import {
  askRenewal,
  currentSession,
  endSession,
  hasUnsavedWork,
  isExpired,
  reportAccessProblem,
  type Renewal,
} from '@portal/runtime';
import type { InternalAxiosRequestConfig } from 'axios';

const tokenPath = '/oauth/token';

/** The token endpoint uses Basic authorization and has its own error format (S6.08, trap T2). */
export const isTokenCall = (url: string | undefined) => url === tokenPath;

/** True if the call changes data, so a refusal would lose the user's input. */
const isSaving = ({ method = 'get' }: InternalAxiosRequestConfig) => method.toLowerCase() !== 'get';

/** The user name at the time of each call; empty for visitors. */
const callers = new WeakMap<object, string>();

const noteCaller = (config: InternalAxiosRequestConfig) =>
  void callers.set(config, currentSession().user.username);

/** True if the user of the call is still signed in. */
export const isCallerHere = (config: object = {}) =>
  callers.get(config) === currentSession().user.username;

/**
 * Adds the bearer token. A save with an expired token first asks the user to sign in again; other
 * calls drop the session, so that public pages keep working (reading A21).
 */
export async function authorize(config: InternalAxiosRequestConfig) {
  const { token } = currentSession();
  noteCaller(config);
  if (!token || isTokenCall(config.url) || config.headers.has('Authorization')) return config;
  if (isExpired(token) && !(isSaving(config) && (await isRenewedFor(config)))) {
    if (isCallerHere(config)) dropSession(config);
    return config;
  }
  config.headers.set('Authorization', ownBearer());
  return config;
}

/** The call continues without a session. */
function dropSession(config: InternalAxiosRequestConfig) {
  if (!hasUnsavedWork()) endSession();
  noteCaller(config);
  reportAccessProblem('expired');
}

export const bearer = (token: string | undefined) => `Bearer ${token}`;

const ownBearer = () => bearer(currentSession().token);

/** True if a call that failed for lack of a session can be repeated with a newer one. */
export async function isRenewed(config: InternalAxiosRequestConfig) {
  if (isTokenCall(config.url) || !isCallerHere(config)) return false;
  const sent = config.headers.get('Authorization');
  const isOlder = currentSession().isAuthenticated && sent !== ownBearer();
  if (sent && isOlder) return true;
  if (!isSaving(config)) return false;
  if (await isRenewedFor(config)) return true;
  if (unrenewed.get(config) === 'unasked') reportAccessProblem('unasked');
  return false;
}

/** The failed renewal of each call, so that a call asks the user only once. */
const unrenewed = new WeakMap<InternalAxiosRequestConfig, Renewal>();

async function isRenewedFor(config: InternalAxiosRequestConfig) {
  const renewal = unrenewed.get(config) ?? (await askRenewal());
  if (renewal === 'renewed') return true;
  unrenewed.set(config, renewal);
  return false;
}
