import { showNotice } from '@portal/runtime';
import { useCallback, useEffect, useState } from 'react';
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
  const close = useCallback(() => setAsking(false), []);

  useEffect(() => {
    const left = expiresAt * 1000 - Date.now();
    if (left <= 0) return undefined;
    const warning = setTimeout(
      () => warn(() => setAsking(true)),
      Math.max(0, left - warningMilliseconds),
    );
    // Calls and guards deal with an ended session; only what would be lost with the page is kept here.
    const end = setTimeout(() => hasUnsavedChanges() && setAsking(true), left);
    return () => {
      clearTimeout(warning);
      clearTimeout(end);
    };
  }, [expiresAt]);

  return isAsking && <RenewalDialog username={username} onClose={close} />;
}

const warn = (renew: () => void) =>
  showNotice({
    kind: 'warning',
    text: 'Tu sesión termina en dos minutos.',
    action: { label: 'Seguir conectado', run: renew },
  });

/** As the forms of the remotes tell it. */
const hasUnsavedChanges = () => document.documentElement.dataset['unsaved'] !== undefined;
