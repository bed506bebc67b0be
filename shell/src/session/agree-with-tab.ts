import { currentSession, isStoredSession } from '@portal/runtime';

/**
 * Keeps what one person saw from whoever comes after them in the same tab. Browsers keep whole pages for the way
 * back, each with the session that it had. The page of somebody signed in is hidden as it is left: when it comes
 * back it shows nothing, in no frame, and is loaded anew.
 */
export function agreeWithTab(loadAnew: () => void) {
  const page = document.documentElement;

  addEventListener('pagehide', () => {
    page.hidden = currentSession().isAuthenticated;
  });
  addEventListener('pageshow', () => {
    if (page.hidden || !isStoredSession()) loadAnew();
  });
}
