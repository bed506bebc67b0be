import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';
import { useResourceCache } from '@portal/runtime';
import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { statusQueueOf } from './status-queue-of';

/** Delay of a change by keyboard, in milliseconds (reading A49). */
const typingPause = 400;

/**
 * Saves each status change at once. The screen shows it before the server confirms it, and the list
 * is reloaded afterwards. The review uses notices instead of alerts (reading A50).
 */
export function useStatusChanges(offerId: number, reload: () => Promise<void>) {
  const queue = statusQueueOf(useResourceCache(), offerId);
  const { ended, outcome, pending } = useSyncExternalStore(
    queue.subscribe,
    queue.state,
    queue.state,
  );

  const seenEnd = useRef(ended);
  const readAgain = useEffectEvent(reload);
  useEffect(() => {
    if (seenEnd.current === ended) return;
    seenEnd.current = ended;
    void readAgain();
  }, [ended]);

  useEffect(() => {
    window.addEventListener('pagehide', queue.flush);
    return () => {
      window.removeEventListener('pagehide', queue.flush);
      queue.flush();
      queue.tell(undefined);
    };
  }, [queue]);

  /** The applications with the statuses last chosen here. */
  const shown = useCallback(
    (applications: readonly JobApplication[]) =>
      applications.map((application) => queue.asShown(application, pending)),
    [queue, pending],
  );

  return {
    outcome,
    dismissOutcome: () => queue.tell(undefined),
    shown,
    flush: queue.flush,
    change: (application: JobApplication, status: ApplicationStatus, isTyping: boolean) =>
      queue.change({ application, status }, { delay: isTyping ? typingPause : 0 }),
    changeMany: queue.changeMany,
    review: (application: JobApplication, status: ApplicationStatus) =>
      queue.change({ application, status }, { manner: 'passing' }),
  };
}
