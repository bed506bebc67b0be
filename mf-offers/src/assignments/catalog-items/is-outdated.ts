import { errorStatus } from '@portal/kit/failures/error-message';

/** The server refuses because a colleague has assigned or deleted the same meanwhile. */
export function isOutdated(error: unknown) {
  const status = errorStatus(error);
  return status === 404 || status === 409;
}
