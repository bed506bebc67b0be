import { useEffect, useEffectEvent, useState } from 'react';
import { retryDelay } from '../failures/retry-delay';
import { ChangedNotice, LaterNotice } from './later-notice';

type Failed = {
  error: unknown;
  /** The event that had sent the form. */
  event: { target: unknown } | undefined;
  /** Something else stands in the form than what was sent. */
  isChanged: boolean;
  /** It is sent again, or is not to be. */
  onEnd: () => void;
};

/** The notice that sends a form again; undefined where the server has not said when. */
export function laterForm({ error, event, ...failed }: Failed) {
  const seconds = retryDelay(error);
  const form = event?.target;
  if (seconds === undefined || !(form instanceof HTMLFormElement)) return undefined;
  return <LaterForm at={Date.now() + seconds * 1000} form={form} {...failed} />;
}

type LaterFormProps = Pick<Failed, 'isChanged' | 'onEnd'> & {
  /** In milliseconds since 1970. */
  at: number;
  form: HTMLFormElement;
};

/** Sends a form when its time has come, unless that is stopped before, or something is changed in it. */
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
