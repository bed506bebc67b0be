import {
  hasUnsavedWork,
  onRenewalAsked,
  serverNow,
  showNotice,
  type Renewal,
} from '@portal/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { RenewalDialog } from './renewal-dialog';

type SessionKeeperProps = {
  /** End of the session, in seconds since 1970. */
  expiresAt: number;
  username: string;
};

/** Time of the warning before the session ends, in milliseconds (WCAG 2.2.1). */
const warningMilliseconds = 120_000;

/** Warns before the session ends and lets the user sign in again without leaving the page. */
export function SessionKeeper({ expiresAt, username }: SessionKeeperProps) {
  const [isAsking, setAsking] = useState(false);
  const end = useAskedCalls(setAsking);

  useEffect(() => {
    const left = expiresAt * 1000 - serverNow();
    if (left <= 0) return undefined;
    const warning = setTimeout(
      () => warn(expiresAt * 1000 - serverNow(), () => setAsking(true)),
      Math.max(0, left - warningMilliseconds),
    );
    // Requests and guards handle an expired session. Only unsaved work is protected here.
    const over = setTimeout(() => hasUnsavedWork() && setAsking(true), left);
    return () => {
      clearTimeout(warning);
      clearTimeout(over);
    };
  }, [expiresAt]);

  return isAsking && <RenewalDialog username={username} onEnd={end} />;
}

/** Refused requests wait for the renewal; `end` passes its result to all of them. */
function useAskedCalls(setAsking: (isAsking: boolean) => void) {
  const waiting = useRef<((renewal: Renewal) => void)[]>([]);
  const end = useCallback(
    (renewal: Renewal) => {
      setAsking(false);
      waiting.current.splice(0).forEach((answer) => answer(renewal));
    },
    [setAsking],
  );

  useEffect(() => {
    const stop = onRenewalAsked(() => {
      setAsking(true);
      return new Promise((resolve) => waiting.current.push(resolve));
    });
    return () => {
      stop();
      end('declined');
    };
  }, [end, setAsking]);

  return end;
}

const warn = (left: number, renew: () => void) =>
  showNotice({
    kind: 'warning',
    text: `Tu sesión termina ${inWords(left)}.`,
    action: { label: 'Seguir conectado', run: renew },
  });

/** A page may be opened with less time left than the warning time. */
function inWords(left: number) {
  if (left < 60_000) return 'en menos de un minuto';
  return left < 90_000 ? 'en un minuto' : 'en dos minutos';
}
