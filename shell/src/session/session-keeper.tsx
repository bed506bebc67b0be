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
  /** When the session ends, in seconds since 1970. */
  expiresAt: number;
  username: string;
};

/** How long before its end a session is warned of, in milliseconds (WCAG 2.2.1). */
const warningMilliseconds = 120_000;

/** Warns in time, and lets who is working sign in again without leaving the page. */
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
    // Calls and guards deal with an ended session; only what would be lost with the page is kept here.
    const over = setTimeout(() => hasUnsavedWork() && setAsking(true), left);
    return () => {
      clearTimeout(warning);
      clearTimeout(over);
    };
  }, [expiresAt]);

  return isAsking && <RenewalDialog username={username} onEnd={end} />;
}

/** Calls that the server has refused wait for the answer; `end` gives it to all of them. */
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

/** A page may be opened when less is left than is warned of. */
function inWords(left: number) {
  if (left < 60_000) return 'en menos de un minuto';
  return left < 90_000 ? 'en un minuto' : 'en dos minutos';
}
