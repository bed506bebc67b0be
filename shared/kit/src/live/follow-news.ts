import type { News } from '../resources/application-events';
import { joinStream } from './browser-stream';

/** Hears the news for as long as they are wanted and the tab is looked at. Returns the way to stop. */
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
  // Another tab must not wait for one that the browser has put to sleep.
  document.addEventListener('freeze', rest, { signal });
  return () => {
    listening.abort();
    rest();
  };
}
