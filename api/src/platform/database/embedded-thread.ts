import type { Worker } from 'node:worker_threads';
import { startAgain, stopEmbedded } from './embedded-database';
import type { Thread } from './wire-stream';

type Options = {
  directory: string;
  /** The thread has ended and cannot be replaced. */
  onLost: (reason: string) => void;
};

/**
 * Ends a thread before its successor opens the folder, because two would corrupt it. The successor
 * recovers the data, as after a crash.
 */
export function superviseThread(first: Worker, { directory, onLost }: Options) {
  let current = Promise.resolve(watched(first));
  return {
    current: () => current,
    replace() {
      current = current.then(async (worker) => {
        await unwatched(worker).terminate();
        return watched(await startAgain(directory));
      });
      current.catch((error: unknown) =>
        onLost(`The embedded database could not be restarted: ${String(error)}`),
      );
    },
    stop: async () => stopEmbedded(unwatched(await current)),
  } satisfies Thread & { stop: () => Promise<void> };

  function watched(worker: Worker) {
    return worker.once('exit', tellLost);
  }

  function unwatched(worker: Worker) {
    return worker.off('exit', tellLost);
  }

  function tellLost() {
    onLost('The embedded database has stopped.');
  }
}
