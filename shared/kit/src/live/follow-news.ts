import type { News } from '../resources/application-events';
import { joinStream } from './browser-stream';

/** Receives news while the tab is visible. Returns a function to stop. */
export function followNews(token: string, take: (news: News) => void) {
  let leave: (() => void) | undefined;
  const listening = new AbortController();
  const { signal } = listening;

  function rest() {
    leave?.();
    leave = undefined;
  }

  function follow() {
    if (document.hidden) rest();
    else leave ??= joinStream(token, take);
  }

  follow();
  for (const event of ['visibilitychange', 'resume']) {
    document.addEventListener(event, follow, { signal });
  }
  // The browser freezes this tab, so another one must take over the lock.
  document.addEventListener('freeze', rest, { signal });
  return () => {
    listening.abort();
    rest();
  };
}
