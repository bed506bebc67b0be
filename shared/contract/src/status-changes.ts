import * as v from 'valibot';
import { jobApplicationToWire, jobApplicationWire, toJobApplication } from './job-application';
import type { JobApplication } from './job-application';
import { messageToWire, messageWire } from './message';
import { wireListUpTo, wireObject } from './wire';

/** Where the statuses of several applications are changed by one call: all of them, or none. */
export const statusChangesPath = '/api/aplicantes-ofertas/estados';

/** The most that one such call may change. Its body is small enough to be sent by a page that closes. */
export const maxStatusChanges = 500;

/** An application and the status it gets; with a version, only if nobody has changed it since. */
export type StatusChange = { id: number; statusId: number; version: number | undefined };

/** The applications as they shall be, each with the version at which it was seen. */
export const statusChangesToWire = (applications: readonly JobApplication[]) => ({
  cambios: applications.map(({ id, status, version }) => ({
    id_aplicantes_ofertas: id,
    estadoAplicante: { id_estado_aplicante: status.id },
    ...(version !== undefined && { version }),
  })),
});

/** The answer: the applications as they are now, in the order of the call. */
export const changedApplicationsWire = wireObject({
  ...messageWire.entries,
  aplicantesOfertas: wireListUpTo(jobApplicationWire, maxStatusChanges),
});

export const changedApplicationsFromWire = v.pipe(
  changedApplicationsWire,
  v.transform(({ aplicantesOfertas }) => aplicantesOfertas.map(toJobApplication)),
);

export const changedApplicationsToWire = (
  message: string,
  applications: readonly JobApplication[],
) => ({ ...messageToWire(message), aplicantesOfertas: applications.map(jobApplicationToWire) });
