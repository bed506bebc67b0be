import { createElement, useState, type ReactNode } from 'react';
import { retryDelay } from '../failures/retry-delay';

/**
 * Sends a form again by itself when the server has refused it for now and said when to come back. Only for
 * forms that may be sent twice. What stands in the form by then is what is sent.
 */
export function useLaterSending() {
  const [notice, setNotice] = useState<ReactNode>();
  const stop = () => setNotice(undefined);

  /** Whether the form of an event is sent again by itself after a failure. */
  async function sendsLater(error: unknown, event: { target: unknown } | undefined) {
    const seconds = retryDelay(error);
    const form = event?.target;
    if (seconds === undefined || !(form instanceof HTMLFormElement)) return false;
    const at = Date.now() + seconds * 1000;
    try {
      const { LaterForm } = await import('../ui/later-form');
      setNotice(createElement(LaterForm, { at, form, onEnd: stop }));
      return true;
    } catch {
      // Without its code nothing is sent by itself, and the failure is told as any other.
      return false;
    }
  }

  return { notice, sendsLater, stop };
}
