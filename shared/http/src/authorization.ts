import { currentSession, endSession, isExpired, reportAccessProblem } from '@portal/runtime';
import type { InternalAxiosRequestConfig } from 'axios';

const tokenPath = '/oauth/token';

/** The token endpoint has its own Basic authorization and its own errors (specification §7, trap T2). */
export const isTokenCall = (url: string | undefined) => url === tokenPath;

/** Adds the bearer token; one that has expired is dropped with its session, so that public pages go on (reading A21). */
export function authorize(config: InternalAxiosRequestConfig) {
  const { token } = currentSession();
  if (!token || isTokenCall(config.url)) return config;
  if (isExpired(token)) {
    endSession();
    reportAccessProblem('expired');
    return config;
  }
  config.headers.set('Authorization', `Bearer ${token}`);
  return config;
}
