import { errorStatus, retryAfter } from './error-message';

/**
 * Seconds until a temporarily refused call may be repeated (status 429 or 503); undefined for other
 * errors.
 */
export function retryDelay(error: unknown): number | undefined {
  const status = errorStatus(error);
  return status === 429 || status === 503 ? retryAfter(error) : undefined;
}
