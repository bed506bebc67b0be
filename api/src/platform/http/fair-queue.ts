import { busy } from '../problem/problem';

/**
 * Runs work, but only so much of it at once. The rest waits, and callers take turns, so that nobody
 * gets ahead by asking more often; too much of one caller, or of all of them, is refused.
 */
export type FairQueue = <Result>(caller: string, work: () => Promise<Result>) => Promise<Result>;

type QueueLimits = { atOnce: number; waiting: number; waitingEach: number };

type Waiter = { start: () => void; refuse: (problem: Error) => void };

export function createFairQueue({ atOnce, waiting, waitingEach }: QueueLimits): FairQueue {
  /** Who waits, by caller; the first caller is the next one. */
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

  /** Whoever waits with most calls loses the last of them, unless that is the caller. */
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
    // The place goes to the next one, so the number of running ones stays.
    waiter?.start();
  }
}
