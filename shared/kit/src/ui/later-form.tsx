import { useEffect, useEffectEvent } from 'react';
import { retryDelay } from '../failures/retry-delay';
import { LaterNotice } from './later-notice';

type Failed = {
  error: unknown;
  /** The event that had sent the form. */
  event: { target: unknown } | undefined;
  /** It is sent again, or is not to be. */
  onEnd: () => void;
};

/** The notice that sends a form again; undefined where the server has not said when. */
export function laterForm({ error, event, onEnd }: Failed) {
  const seconds = retryDelay(error);
  const form = event?.target;
  if (seconds === undefined || !(form instanceof HTMLFormElement)) return undefined;
  return <LaterForm at={Date.now() + seconds * 1000} form={form} onEnd={onEnd} />;
}

type LaterFormProps = {
  /** In milliseconds since 1970. */
  at: number;
  form: HTMLFormElement;
  onEnd: () => void;
};

/** Sends a form when its time has come, unless that is stopped before. */
function LaterForm({ at, form, onEnd }: LaterFormProps) {
  const send = useEffectEvent(() => {
    onEnd();
    form.requestSubmit();
  });

  useEffect(() => {
    const timer = setTimeout(() => send(), at - Date.now());
    return () => clearTimeout(timer);
  }, [at]);

  return <LaterNotice at={at} onStop={onEnd} />;
}
