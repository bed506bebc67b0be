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

/** The token endpoint has its own Basic authorization and its own errors (specification §7, trap T2). */
export const isTokenCall = (url: string | undefined) => url === tokenPath;

/** Whether a call changes something, so that the user has made what would be lost with it. */
const isSaving = ({ method = 'get' }: InternalAxiosRequestConfig) => method.toLowerCase() !== 'get';

/** Who was at the page when a call was made; nobody has the empty name. */
const callers = new WeakMap<object, string>();

const noteCaller = (config: InternalAxiosRequestConfig) =>
  void callers.set(config, currentSession().user.username);

/** Whether who made a call is still at the page, so that its refusal concerns them. */
export const isCallerHere = (config: object = {}) =>
  callers.get(config) === currentSession().user.username;

/**
 * Adds the bearer token. In place of one that has expired, who saves something may sign in again; else it is
 * dropped with its session, so that public pages go on (reading A21).
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

/** The call goes on as one of a visitor. */
function dropSession(config: InternalAxiosRequestConfig) {
  if (!hasUnsavedWork()) endSession();
  noteCaller(config);
  reportAccessProblem('expired');
}

export const bearer = (token: string | undefined) => `Bearer ${token}`;

const ownBearer = () => bearer(currentSession().token);

/** Whether a call that the server refused for want of a session can be made again with a newer one. */
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

/** What was not renewed for each call, so that it asks once, before it is sent or after it. */
const unrenewed = new WeakMap<InternalAxiosRequestConfig, Renewal>();

async function isRenewedFor(config: InternalAxiosRequestConfig) {
  const renewal = unrenewed.get(config) ?? (await askRenewal());
  if (renewal === 'renewed') return true;
  unrenewed.set(config, renewal);
  return false;
}
