import { tryAgainIn } from '@portal/contract/waiting-time';
import { retryDelay } from './retry-delay';

/** A text about a failure, and in how long to try again where the server says that. */
export function withDelay(text: string, error: unknown) {
  const seconds = retryDelay(error);
  return seconds === undefined ? text : `${text} ${tryAgainIn(seconds)}`;
}
