import { setTimeout as wait } from 'node:timers/promises';

/** Lets through so many a second, whoever asks: the bound of all strangers together, till the end. */
export type Pace = () => Promise<void>;

export function createPace(perSecond: number, signal: AbortSignal): Pace {
  let next = performance.now();
  return async () => {
    const turn = Math.max(next, performance.now());
    next = turn + 1000 / perSecond;
    await wait(turn - performance.now(), undefined, { signal }).catch(() => undefined);
  };
}
