import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { exitOf } from '../start/child';

/** A server with processes that would outlive their first one. */
export const ownGroup: SpawnOptions = { stdio: 'ignore', detached: true };

type Server = {
  readonly start: () => ChildProcess;
  /** An address that it answers once it is ready. */
  readonly probe: string;
  /** Has it finish what is under way, as far as it can. */
  readonly ends: NodeJS.Signals;
};

/** Starts such a server, and waits until it answers. */
export async function startServer({ start, probe, ends }: Server) {
  let child = start();
  await untilAnswers(probe);
  return {
    /** The one that it was started as. */
    processes: [child.pid ?? 0],
    async shutDown() {
      child.kill(ends);
      await exitOf(child);
    },
    async kill() {
      const ended = exitOf(child);
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
    },
    async startAgain() {
      child = start();
      await untilAnswers(probe);
    },
  };
}

async function untilAnswers(url: string) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status === 200) return;
    await wait(50);
  }
  throw new Error(`No server answers ${url}.`);
}
