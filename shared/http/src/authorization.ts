import {
  askRenewal,
  currentSession,
  endSession,
  hasUnsavedWork,
  isExpired,
  reportAccessProblem,
} from '@portal/runtime';
import type { InternalAxiosRequestConfig } from 'axios';

const tokenPath = '/oauth/token';

/** The token endpoint has its own Basic authorization and its own errors (specification §7, trap T2). */
export const isTokenCall = (url: string | undefined) => url === tokenPath;

/** Whether a call changes something, so that the user has made what would be lost with it. */
const isSaving = ({ method = 'get' }: InternalAxiosRequestConfig) => method.toLowerCase() !== 'get';

/**
 * Adds the bearer token. In place of one that has expired, who saves something may sign in again; else it is
 * dropped with its session, so that public pages go on (reading A21).
 */
export async function authorize(config: InternalAxiosRequestConfig) {
  const { token } = currentSession();
  if (!token || isTokenCall(config.url)) return config;
  if (isExpired(token) && !(isSaving(config) && (await askRenewal()))) {
    if (!hasUnsavedWork()) endSession();
    reportAccessProblem('expired');
    return config;
  }
  config.headers.set('Authorization', bearer());
  return config;
}

const bearer = () => `Bearer ${currentSession().token}`;

/** Whether a call that the server refused for want of a session can be made again with a newer one. */
export async function isRenewed(config: InternalAxiosRequestConfig) {
  const sent = config.headers.get('Authorization');
  if (!sent || !isSaving(config) || isTokenCall(config.url)) return false;
  const isOlder = currentSession().isAuthenticated && sent !== bearer();
  return isOlder || askRenewal();
}
