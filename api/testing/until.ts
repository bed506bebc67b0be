import { setTimeout as wait } from 'node:timers/promises';

/** Waits for what is done in the background; the test that waits in vain ends by its own time. */
export async function until(isTrue: () => Promise<boolean> | boolean) {
  while (!(await isTrue())) await wait(20);
}
