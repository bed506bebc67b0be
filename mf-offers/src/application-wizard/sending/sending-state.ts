import type { SendingProgress } from './send-application';

/**
 * «waiting»: the connection was lost or the server asked to wait. Sending resumes automatically.
 */
export type SendingState = {
  phase: 'idle' | 'sending' | 'waiting' | 'sent';
  progress?: SendingProgress | undefined;
  /** End of the wait that the server asked for, in milliseconds since 1970. */
  until?: number | undefined;
  /** Reason against an automatic retry: the content has changed, or too much time has passed. */
  stopped?: 'changed' | 'late' | undefined;
};

/** True if the content must not change any more. */
export const hasBegun = ({ phase }: SendingState) => phase === 'sending' || phase === 'sent';
