import type { SendingProgress } from './send-application';

/** «waiting»: the connection was lost, or the server has asked to wait; the sending goes on by itself. */
export type SendingState = {
  phase: 'idle' | 'sending' | 'waiting' | 'sent';
  progress?: SendingProgress | undefined;
  /** While the server has asked to wait: until when, in milliseconds since 1970. */
  until?: number | undefined;
  /** Why it does not go on by itself any more: something else would be sent, or its time is long past. */
  stopped?: 'changed' | 'late' | undefined;
};

/** What is sent is not changed from here on. */
export const hasBegun = ({ phase }: SendingState) => phase === 'sending' || phase === 'sent';
