import { setTimeout as wait } from 'node:timers/promises';

/** Waits for background work. If it never ends, the test's own timeout applies. */
export async function until(isTrue: () => Promise<boolean> | boolean) {
  while (!(await isTrue())) await wait(20);
}
