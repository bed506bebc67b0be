import { currentSession, isStoredSession } from '@portal/runtime';

/**
 * Protects the user's pages from the next user of the tab. Browsers keep pages with their session
 * for the back button. So a signed-in user's page is hidden on leaving and reloaded on return.
 */
export function hidePageOnLeave(loadAnew: () => void) {
  const page = document.documentElement;

  addEventListener('pagehide', () => {
    page.hidden = currentSession().isAuthenticated;
  });
  addEventListener('pageshow', () => {
    if (page.hidden || !isStoredSession()) loadAnew();
  });
}
