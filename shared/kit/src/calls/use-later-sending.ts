import { useCallback, useEffect, useState } from 'react';
import { retryDelay } from '../failures/retry-delay';

/** A form that the server takes later: when, in milliseconds since 1970. */
type Later = { at: number; form: HTMLFormElement };

/**
 * Sends a form again by itself when the server has refused it for now and said when to come back. Only for
 * forms that may be sent twice. What stands in the form by then is what is sent.
 */
export function useLaterSending() {
  const [later, setLater] = useState<Later>();
  const stop = useCallback(() => setLater(undefined), []);

  useEffect(() => {
    if (!later) return undefined;
    const timer = setTimeout(() => {
      setLater(undefined);
      later.form.requestSubmit();
    }, later.at - Date.now());
    return () => clearTimeout(timer);
  }, [later]);

  /** Whether the form of an event is sent again by itself after a failure. */
  const sendsLater = useCallback((error: unknown, event: { target: unknown } | undefined) => {
    const seconds = retryDelay(error);
    if (seconds === undefined || !(event?.target instanceof HTMLFormElement)) return false;
    setLater({ at: Date.now() + seconds * 1000, form: event.target });
    return true;
  }, []);

  return { laterAt: later?.at, sendsLater, stop };
}
