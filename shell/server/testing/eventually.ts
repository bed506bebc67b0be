import { setTimeout } from 'node:timers/promises';

/** Retries an expectation on background work; after five seconds its failure is thrown. */
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
