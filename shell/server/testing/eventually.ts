import { setTimeout } from 'node:timers/promises';

/** Waits until what is done in the background is seen; after five seconds the expectation fails as it does. */
export async function eventually<T>(expectation: () => T | Promise<T>): Promise<T> {
  const end = performance.now() + 5000;
  for (;;) {
    try {
      return await expectation();
    } catch (failure) {
      if (performance.now() > end) throw failure;
      await setTimeout(10);
    }
  }
}
