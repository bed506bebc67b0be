import { useState } from 'react';
import type { Elements } from '../ui/elements';

/**
 * Sends a form again by itself when the server has refused it for now and said when to come back, unless it is
 * changed meanwhile. Only for forms that may be sent twice. Other failures are told by `fail`.
 */
export function useLaterSending(fail: (error: unknown) => void) {
  const [notice, setNotice] = useState<Elements>();
  const stop = () => setNotice(undefined);

  /** What sending again takes comes only when it is needed. */
  async function sendsLater(error: unknown, event: SubmitEvent, sent: string | undefined) {
    try {
      const { laterForm } = await import('../ui/later-form');
      const isChanged = contentOf(event) !== sent;
      const later = laterForm({ error, event, isChanged, onEnd: stop });
      setNotice(later);
      return later !== undefined;
    } catch {
      // Without its code nothing is sent by itself, and the failure is told as any other.
      return false;
    }
  }

  /** Whether a call that sends the form of an event was answered well. */
  async function attempt(event: SubmitEvent, call: () => Promise<void>) {
    stop();
    const sent = contentOf(event);
    try {
      await call();
      return true;
    } catch (error) {
      if (!(await sendsLater(error, event, sent))) fail(error);
      return false;
    }
  }

  return { notice, attempt };
}

type SubmitEvent = { target: unknown } | undefined;

const contentOf = (event: SubmitEvent) =>
  event?.target instanceof HTMLFormElement
    ? JSON.stringify([...new FormData(event.target)])
    : undefined;
