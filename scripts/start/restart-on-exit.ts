import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { stderrLog, inBackground } from '@portal/server/in-background';
import { exitOf } from './child';
import { reportFailure } from './report-failure';

type Started = { readonly child: ChildProcess; readonly address: string };

/**
 * Milliseconds before each restart: at once, then with growing pauses, because repeated failures
 * rarely disappear quickly.
 */
const pauses = [0, 1_000, 5_000, 15_000, 30_000];
/** Milliseconds after which a start counts as successful. */
const steadyAfter = 60_000;

/**
 * Starts a part of the site and restarts it whenever it ends unexpectedly, so that the other part
 * can continue. Only the first start may throw; later failures are logged and retried.
 */
export async function restartOnExit<Part extends Started>(
  name: string,
  start: () => Promise<Part>,
  stopping: AbortSignal,
): Promise<Part> {
  const first = await start();
  inBackground(stderrLog, 'keeping a part running', () => keep(first));
  return first;

  async function keep({ child }: Started) {
    let running: ChildProcess | undefined = child;
    for (let attempt = 0; ; attempt += 1) {
      const since = performance.now();
      if (running) await exitOf(running);
      if (stopping.aborted) return;
      if (performance.now() - since > steadyAfter) attempt = 0;
      console.error(`${name} se detuvo; se inicia de nuevo.`);
      await wait(pauses[attempt] ?? pauses.at(-1));
      if (stopping.aborted) return;
      running = await start().then(({ child: next }) => next, reportFailure);
    }
  }
}
