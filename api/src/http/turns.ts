import { Problem } from './problem';

/** Runs work, but only so much of it at once; the rest waits its turn, and too much is refused. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  const queue: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };

  function enter() {
    if (running < atOnce) {
      running += 1;
      return undefined;
    }
    if (queue.length >= waiting) throw busy();
    return new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave() {
    const next = queue.shift();
    // The place goes to the next one, so the number of running ones stays.
    if (next) next();
    else running -= 1;
  }
}

const busy = () =>
  new Problem(503, 'El servicio está ocupado. Inténtalo de nuevo en unos segundos.', {
    headers: { 'retry-after': '5' },
  });
