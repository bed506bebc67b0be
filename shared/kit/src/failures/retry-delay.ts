import { errorStatus, retryAfter } from './error-message';

/** In how many seconds a call may be made again that the server refused for now; undefined for other failures. */
export function retryDelay(error: unknown): number | undefined {
  const status = errorStatus(error);
  return status === 429 || status === 503 ? retryAfter(error) : undefined;
}
