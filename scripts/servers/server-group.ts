import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { exitOf } from '../start/child';

/** A server with processes that would outlive their first one. */
export const ownGroup: SpawnOptions = { stdio: 'ignore', detached: true };

type Server = {
  readonly start: () => ChildProcess;
  /** All that it needs and writes, which goes with it. */
  readonly folder: string;
  readonly address: string;
  /** A path that it answers once it is ready. */
  readonly probe: string;
  /** Has it finish what is under way, as far as it can. */
  readonly ends: NodeJS.Signals;
};

/** Starts such a server, and waits until it answers. */
export async function startServer({ start, folder, address, probe, ends }: Server) {
  const shutDown = async () => {
    child.kill(ends);
    await exitOf(child);
  };
  let child = start();
  await untilAnswers(address + probe);
  return {
    address,
    /** The one that it was started as. */
    processes: [child.pid ?? 0],
    shutDown,
    async kill() {
      const ended = exitOf(child);
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await ended;
    },
    async startAgain() {
      child = start();
      await untilAnswers(address + probe);
    },
    /** Ends it for good. */
    async stop() {
      await shutDown();
      rmSync(folder, { recursive: true });
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
