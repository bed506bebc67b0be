import { useState } from 'react';
import type { Elements } from '../ui/elements';

/**
 * Sends a form again automatically if the server refused it temporarily with a delay, unless the
 * form changes meanwhile. Only for forms that may be sent twice. `fail` reports all other errors.
 * Returns the notice to render, undefined if nothing is pending, and `attempt`, which sends the
 * form.
 */
export function useLaterSending(fail: (error: unknown) => void) {
  const [notice, setNotice] = useState<Elements>();
  const stop = () => setNotice(undefined);

  /** Loads the code for sending again only when needed. */
  async function sendsLater(error: unknown, event: SubmitEvent, sent: string | undefined) {
    try {
      const { laterForm } = await import('../ui/later-form');
      const isChanged = contentOf(event) !== sent;
      const later = laterForm({ error, event, isChanged, onEnd: stop });
      setNotice(later);
      return later !== undefined;
    } catch {
      // If the code cannot be loaded, the error is reported as usual.
      return false;
    }
  }

  /** Runs the call that sends the form of an event. Returns true if it succeeded. */
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
