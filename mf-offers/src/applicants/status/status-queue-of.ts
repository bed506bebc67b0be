import type { JobApplication } from '@portal/contract/job-application';
import { errorStatus, isHandled } from '@portal/kit/failures/error-message';
import {
  changeStandings,
  loadApplications,
  updateStatus,
} from '@portal/kit/resources/job-applications';
import type { ResourceCache } from '@portal/runtime';
import { confirmStatusConflict } from './status-conflict';
import {
  createStatusQueue,
  type Standing,
  type StatusCall,
  type StatusQueue,
} from './status-queue';
import { reportFailure, reportSaved } from './report-status-call';

/** One queue for each list that was opened since the page was loaded. */
const queues = new WeakMap<ResourceCache, Map<number, StatusQueue>>();

/** Returns the queue of an offer's list. It continues after the user leaves the list. */
export function statusQueueOf(cache: ResourceCache, offerId: number): StatusQueue {
  const ofCache = queues.get(cache) ?? new Map<number, StatusQueue>();
  queues.set(cache, ofCache);
  const queue = ofCache.get(offerId) ?? openQueue(offerId);
  ofCache.set(offerId, queue);
  return queue;
}

function openQueue(offerId: number): StatusQueue {
  const queue = createStatusQueue({
    save,
    onSaved: (call, saved) => reportSaved(queue, call, saved),
    onFailed: (call, error) => void handleFailure(call, error),
  });
  return queue;

  async function handleFailure(call: StatusCall, error: unknown) {
    if (isHandled(error)) return;
    // The current statuses are shown to the user and are the base of the next try.
    const now = await readAgain(offerId, call);
    if (now) queue.learn(now);
    if (now && errorStatus(error) === 409) await confirmStatusConflict(queue, call, now);
    else reportFailure(queue, call, error);
  }
}

/** Undefined if reading fails as well; then the original failure is reported. */
const readAgain = (
  offerId: number,
  { wanted }: StatusCall,
): Promise<readonly JobApplication[] | undefined> =>
  loadApplications(
    offerId,
    wanted.map(({ id }) => id),
  ).catch(() => undefined);

/**
 * A single change uses the endpoint of the specification, which takes the whole application.
 * Several changes share one request.
 */
async function save(wanted: readonly Standing[]): Promise<readonly Standing[]> {
  const [first, ...others] = wanted;
  if (first && others.length === 0 && 'applicant' in first) return [await updateStatus(first)];
  const changes = wanted.map(({ id, status, version }) => ({ id, statusId: status.id, version }));
  const versions = new Map(
    (await changeStandings(changes)).map(({ id, version }) => [id, version]),
  );
  return wanted.map((sent) => ({ ...sent, version: versions.get(sent.id) }));
}
