import { followApplications } from '@portal/kit/live/application-stream';
import { useResource } from '@portal/kit/query/use-resource';
import { pendingWorkResource } from '@portal/kit/resources/pending-work';
import { currentSession, useSession } from '@portal/runtime';
import { useEffect, useEffectEvent } from 'react';
import { isCurrent, mayOpen } from '../guards/may-open';
import { ifWanted } from '../quick-search/if-wanted';

/** Much may happen at once; it is counted once, after so many milliseconds. */
const countingPause = 1_000;

/** What waits for administrators, as it stands: counted again when the stream of news tells of a change. */
export function usePendingWork() {
  const isStaff = mayOpen('ROLE_ADMIN', useSession());
  const { data, reload } = useResource(ifWanted(isStaff, pendingWorkResource));
  // A session that is over is told of by what somebody does, not by what nobody has asked for.
  const countAgain = useEffectEvent(() => {
    if (isCurrent(currentSession())) void reload();
  });

  useEffect(() => {
    if (!isStaff) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        countAgain();
      }, countingPause);
    };
    const stop = followApplications(note, { onPendingWork: note });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isStaff]);

  return data === undefined || Array.isArray(data) ? undefined : data;
}
