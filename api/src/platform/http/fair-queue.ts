import { busy } from '../problem/problem';

/**
 * Limits concurrent work. Callers take turns, so that more calls bring no advantage. Refuses work
 * beyond the limits of one caller or of all.
 */
export type FairQueue = <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>;

type QueueLimits = { atOnce: number; waiting: number; waitingEach: number };

type Waiter = { start: () => void; refuse: (problem: Error) => void };

export function createFairQueue({ atOnce, waiting, waitingEach }: QueueLimits): FairQueue {
  /** By caller; the first one is next. */
  const queues = new Map<string, Waiter[]>();
  let running = 0;
  const total = () => [...queues.values()].reduce((sum, queue) => sum + queue.length, 0);

  return async (caller, work) => {
    await enter(caller);
    try {
      return await work();
    } finally {
      leave();
    }
  };

  function enter(caller: string) {
    if (running < atOnce) {
      running += 1;
      return undefined;
    }
    const queue = queues.get(caller) ?? [];
    if (queue.length >= waitingEach) throw busy();
    if (total() >= waiting) makeRoom(queue.length);
    queues.set(caller, queue);
    return new Promise<void>((start, refuse) => queue.push({ start, refuse }));
  }

  /** Refuses the last call of the longest queue, unless it is the caller's own. */
  function makeRoom(own: number) {
    const [longest = []] = [...queues.values()].toSorted((one, two) => two.length - one.length);
    if (longest.length <= own + 1) throw busy();
    longest.pop()?.refuse(busy());
  }

  function leave() {
    const [next] = queues;
    if (!next) {
      running -= 1;
      return;
    }
    const [caller, queue] = next;
    queues.delete(caller);
    const waiter = queue.shift();
    if (queue.length > 0) queues.set(caller, queue);
    // Passes the place on, so `running` stays.
    waiter?.start();
  }
}
