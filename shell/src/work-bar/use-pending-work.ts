import { useNews } from '@portal/kit/live/use-news';
import { useResource } from '@portal/kit/query/use-resource';
import { pendingWorkResource } from '@portal/kit/resources/pending-work';
import { currentSession, useSession } from '@portal/runtime';
import { useEffect, useRef } from 'react';
import { isCurrent, mayOpen } from '../guards/may-open';
import { ifWanted } from '../quick-search/if-wanted';

/** Delay that combines several changes into one request, in milliseconds. */
const countingPause = 400;

/** Pending work of administrators. Reloads when live updates report a change. */
export function usePendingWork() {
  const isStaff = mayOpen('ROLE_ADMIN', useSession());
  const { data, reload } = useResource(ifWanted(isStaff, pendingWorkResource));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function note() {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      // An expired session must be reported after a user's action, not after a background request.
      if (isCurrent(currentSession())) void reload();
    }, countingPause);
  }
  useNews({ isWanted: isStaff, onApplications: note, onPendingWork: note });

  return data === undefined || Array.isArray(data) ? undefined : data;
}
