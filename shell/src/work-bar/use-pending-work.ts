import { useNews } from '@portal/kit/live/use-news';
import { useResource } from '@portal/kit/query/use-resource';
import { pendingWorkResource } from '@portal/kit/resources/pending-work';
import { currentSession, useSession } from '@portal/runtime';
import { useEffect, useRef } from 'react';
import { isCurrent, mayOpen } from '../guards/may-open';
import { ifWanted } from '../quick-search/if-wanted';

/** Much may happen at once; it is counted once, after so many milliseconds. */
const countingPause = 400;

/** What waits for administrators, as it stands: counted again when the stream of news tells of a change. */
export function usePendingWork() {
  const isStaff = mayOpen('ROLE_ADMIN', useSession());
  const { data, reload } = useResource(ifWanted(isStaff, pendingWorkResource));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function note() {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      // A session that is over is told of by what somebody does, not by what nobody has asked for.
      if (isCurrent(currentSession())) void reload();
    }, countingPause);
  }
  useNews({ isWanted: isStaff, onApplications: note, onPendingWork: note });

  return data === undefined || Array.isArray(data) ? undefined : data;
}
