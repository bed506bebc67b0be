import type { JobApplication } from '@portal/contract/job-application';
import { errorStatus, isHandled } from '@portal/kit/failures/error-message';
import { offerApplicationsResource, updateStatuses } from '@portal/kit/resources/job-applications';
import type { ResourceCache } from '@portal/runtime';
import { askAboutConflict } from './status-conflict';
import { createStatusQueue, type StatusCall, type StatusQueue } from './status-queue';
import { reportFailure, tellSaved } from './tell-status-call';

/** One for each list that was opened since the page was loaded. */
const queues = new WeakMap<ResourceCache, Map<number, StatusQueue>>();

/** The queue of an offer's list, which goes on when the list is left. */
export function statusQueueOf(cache: ResourceCache, offerId: number): StatusQueue {
  const ofCache = queues.get(cache) ?? new Map<number, StatusQueue>();
  queues.set(cache, ofCache);
  const queue = ofCache.get(offerId) ?? openQueue(cache, offerId);
  ofCache.set(offerId, queue);
  return queue;
}

function openQueue(cache: ResourceCache, offerId: number): StatusQueue {
  const resource = offerApplicationsResource(offerId);
  const queue = createStatusQueue({
    save: updateStatuses,
    onSaved: (call, saved) => {
      putInList(cache, resource.key, saved);
      tellSaved(queue, call, saved);
    },
    onFailed: (call, error) => void handleFailure(call, error),
  });
  return queue;

  async function handleFailure(call: StatusCall, error: unknown) {
    if (isHandled(error)) return;
    // What stands there now is what has to be told, and what the next try begins with.
    await cache.load(resource);
    const { data, error: unread } = cache.read(resource.key);
    const isConflict = errorStatus(error) === 409 && unread === undefined;
    if (isConflict) await askAboutConflict(queue, call, listOf(data));
    else reportFailure(queue, call, error);
  }
}

function putInList(cache: ResourceCache, key: string, saved: readonly JobApplication[]) {
  const { data } = cache.read(key);
  if (!Array.isArray(data)) return;
  const byId = new Map(saved.map((application) => [application.id, application]));
  cache.replace(
    key,
    listOf(data).map((application) => byId.get(application.id) ?? application),
  );
}

/** The cache holds under a key what its own resource has read. */
const listOf = (data: unknown): readonly JobApplication[] => (Array.isArray(data) ? data : []);
