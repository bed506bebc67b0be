/** Runs the work one at a time. Calls during a run share the next run. */
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
