import { useEffect, useEffectEvent, useState } from 'react';
import { retryDelay } from '../failures/retry-delay';
import { ChangedNotice, LaterNotice } from './later-notice';

type Failed = {
  error: unknown;
  event: { target: unknown } | undefined;
  /** True if the form differs from the sent values. */
  isChanged: boolean;
  /** Called when the form is sent again or the user cancels it. */
  onEnd: () => void;
};

/** Notice that sends a form again after the server's delay; undefined without a delay. */
export function laterForm({ error, event, ...failed }: Failed) {
  const seconds = retryDelay(error);
  const form = event?.target;
  if (seconds === undefined || !(form instanceof HTMLFormElement)) return undefined;
  return <LaterForm at={Date.now() + seconds * 1000} form={form} {...failed} />;
}

type LaterFormProps = Pick<Failed, 'isChanged' | 'onEnd'> & {
  /** Time of sending, in milliseconds since 1970. */
  at: number;
  form: HTMLFormElement;
};

/** Submits a form at the given time, unless the user cancels it or changes the form. */
function LaterForm({ at, form, isChanged: wasChanged, onEnd }: LaterFormProps) {
  const [isChanged, setChanged] = useState(wasChanged);
  const send = useEffectEvent(() => {
    onEnd();
    form.requestSubmit();
  });

  useEffect(() => {
    if (isChanged) return undefined;
    const timer = setTimeout(() => send(), at - Date.now());
    const end = () => setChanged(true);
    form.addEventListener('input', end);
    return () => {
      clearTimeout(timer);
      form.removeEventListener('input', end);
    };
  }, [at, form, isChanged]);

  return isChanged ? <ChangedNotice /> : <LaterNotice at={at} onStop={onEnd} />;
}
