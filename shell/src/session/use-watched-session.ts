import { endSession, hasUnsavedWork, isExpired, isStoredSession } from '@portal/runtime';
import { useEffect } from 'react';
import { loadAnew } from './load-anew';
import { forgetKeptPages, onSignedOut } from './signed-out';

/** Hides the user's data after the session has ended, even if this tab is idle. */
export function useWatchedSession(token: string) {
  useEffect(() => onSignedOut(token, leave), [token]);
  // The back button must not show pages of an ended session.
  useEffect(() => forgetKeptPages, []);

  useEffect(() => {
    // Timers are suspended in a hidden tab. With unsaved work the user is asked for the password
    // instead.
    const look = () => {
      if (document.hidden) return;
      if (isExpired(token) && !hasUnsavedWork()) leave();
      else if (!isStoredSession()) startAnew();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [token]);
}

function leave() {
  endSession();
  startAnew();
}

/** Hides the page and reloads it without the session. */
function startAnew() {
  document.documentElement.hidden = true;
  loadAnew();
}
