import { endSession, hasUnsavedWork, isExpired, isStoredSession } from '@portal/runtime';
import { useEffect } from 'react';
import { loadAnew } from './load-anew';
import { forgetKeptPages, onSignedOut } from './signed-out';

/** Takes what somebody saw off the screen once their session is over, though nothing was done in this tab. */
export function useWatchedSession(token: string) {
  useEffect(() => onSignedOut(token, leave), [token]);
  // However the session ends, nobody goes back to its pages.
  useEffect(() => forgetKeptPages, []);

  useEffect(() => {
    // Timers rest in a tab that nobody looks at. Whoever was writing is asked for the password instead.
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

/** Shows nothing any more; what may be seen now comes with the page that is loaded anew. */
function startAnew() {
  document.documentElement.hidden = true;
  loadAnew();
}
