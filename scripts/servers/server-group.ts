import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { hasEnded } from '../../api/testing/own-process';
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
  await untilAnswers(child, address + probe);
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
      await untilAnswers(child, address + probe);
    },
    /** Ends it for good. */
    async stop() {
      await shutDown();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A machine that is busy with more than this takes its time, in milliseconds. */
const longestStart = 60_000;

async function untilAnswers(child: ChildProcess, url: string) {
  const end = performance.now() + longestStart;
  while (performance.now() < end) {
    if (hasEnded(child)) {
      throw new Error(`The server that was to answer ${url} has ended.`);
    }
    const status = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.status,
      () => undefined,
    );
    if (status === 200) return;
    await wait(50);
  }
  throw new Error(`No server answers ${url}.`);
}
