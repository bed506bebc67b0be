import { useEffect, useEffectEvent } from 'react';
import { LaterNotice } from './later-notice';

type LaterFormProps = {
  /** In milliseconds since 1970. */
  at: number;
  form: HTMLFormElement;
  /** It has been sent, or is not to be. */
  onEnd: () => void;
};

/** Sends a form when its time has come, unless that is stopped before. */
export function LaterForm({ at, form, onEnd }: LaterFormProps) {
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
