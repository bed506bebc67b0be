import { tryAgainIn } from '@portal/contract/waiting-time';
import { retryDelay } from './retry-delay';

/** Returns the text, followed by the time to wait if the server names one. */
export function withDelay(text: string, error: unknown) {
  const seconds = retryDelay(error);
  return seconds === undefined ? text : `${text} ${tryAgainIn(seconds)}`;
}
