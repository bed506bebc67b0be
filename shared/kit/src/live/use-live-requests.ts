import { useEffect, useEffectEvent } from 'react';
import { followApplications } from './application-stream';

/** Reads anew when a request comes in or a colleague deals with one. */
export function useLiveRequests(reload: () => void) {
  const readAnew = useEffectEvent(reload);
  useEffect(() => {
    const news = { onPendingWork: () => readAnew() };
    return followApplications((ids) => ids.length === 0 && readAnew(), news);
  }, []);
}
