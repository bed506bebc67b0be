/** Runs one at a time: who asks for it while one runs shares the next one with all others who wait. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let next: Promise<void> | undefined;

  function start() {
    next = undefined;
    running = work();
    return running;
  }

  return () => (next ??= running.then(start, start));
}
