import type { ApplicationStatus } from '@portal/contract/application-status';
import type { JobApplication } from '@portal/contract/job-application';
import { useResourceCache } from '@portal/runtime';
import { useEffect, useSyncExternalStore } from 'react';
import { statusQueueOf } from './status-queue-of';

/** How long a key's change waits for the next one, in milliseconds (reading A49). */
const typingPause = 400;

/**
 * Saves each change of a status at once; the screen shows it before the server confirms it. Who
 * reviews one applicant after another is told in passing, not by an alert (reading A50).
 */
export function useStatusChanges(offerId: number) {
  const queue = statusQueueOf(useResourceCache(), offerId);
  const pending = useSyncExternalStore(queue.subscribe, queue.pending, queue.pending);

  useEffect(() => {
    window.addEventListener('pagehide', queue.flush);
    return () => {
      window.removeEventListener('pagehide', queue.flush);
      queue.flush();
    };
  }, [queue]);

  return {
    /** The list with what is chosen and not saved yet. */
    shown: (applications: readonly JobApplication[]) =>
      applications.map((application) => {
        const status = pending.get(application.id);
        return status ? { ...application, status } : application;
      }),
    flush: queue.flush,
    change: (application: JobApplication, status: ApplicationStatus, isTyping: boolean) =>
      queue.change({ application, status }, { delay: isTyping ? typingPause : 0 }),
    changeMany: queue.changeMany,
    review: (application: JobApplication, status: ApplicationStatus) =>
      queue.change({ application, status }, { manner: 'passing' }),
  };
}
