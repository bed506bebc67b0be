import { jobApplicationToWire, jobApplicationWire } from './job-application';
import type { JobApplication } from './job-application';
import { messageToWire, messageWire } from './message';
import { wireListUpTo, wireObject } from './wire';

/** Where pages of earlier releases change several statuses; today's use `standingChangesPath`. */
export const statusChangesPath = '/api/aplicantes-ofertas/estados';

/** The most that one such call may change. Its body is small enough to be sent by a page that closes. */
export const maxStatusChanges = 500;

/** The answer: the applications as they are now, in the order of the call. */
export const changedApplicationsWire = wireObject({
  ...messageWire.entries,
  aplicantesOfertas: wireListUpTo(jobApplicationWire, maxStatusChanges),
});

export const changedApplicationsToWire = (
  message: string,
  applications: readonly JobApplication[],
) => ({ ...messageToWire(message), aplicantesOfertas: applications.map(jobApplicationToWire) });
