import { jobApplicationToWire, jobApplicationWire } from './job-application';
import type { JobApplication } from './job-application';
import { messageToWire, messageWire } from './message';
import { wireListUpTo, wireObject } from './wire';

/**
 * Changes several statuses, for pages of earlier releases. Present ones use `standingChangesPath`.
 */
export const statusChangesPath = '/api/aplicantes-ofertas/estados';

/** Most changes in one such call. The body is small enough to be sent while a page closes. */
export const maxStatusChanges = 500;

/** Answer: the changed job applications, in the order of the request. */
export const changedApplicationsWire = wireObject({
  ...messageWire.entries,
  aplicantesOfertas: wireListUpTo(jobApplicationWire, maxStatusChanges),
});

/** Answer of PUT /api/aplicantes-ofertas/estados. */
export const changedApplicationsToWire = (
  message: string,
  applications: readonly JobApplication[],
) => ({ ...messageToWire(message), aplicantesOfertas: applications.map(jobApplicationToWire) });
