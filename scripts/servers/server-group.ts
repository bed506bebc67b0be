import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { hasEnded } from '../../api/testing/own-process';
import { exitOf } from '../start/child';

/** For servers with child processes that would outlive them. */
export const ownGroup: SpawnOptions = { stdio: 'ignore', detached: true };

type Server = {
  readonly start: () => ChildProcess;
  /** Folder of the server's files, deleted with it. */
  readonly folder: string;
  readonly address: string;
  /** Path that answers as soon as the server is ready. */
  readonly probe: string;
  /** Signal for a graceful stop. */
  readonly ends: NodeJS.Signals;
};

/** Starts a server in its own process group and waits until it answers. */
export async function startServer({ start, folder, address, probe, ends }: Server) {
  const shutDown = async () => {
    child.kill(ends);
    await exitOf(child);
  };
  let child = start();
  await untilAnswers(child, address + probe);
  return {
    address,
    /** The first process. */
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
    /** Also deletes the folder. */
    async stop() {
      await shutDown();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Longest wait for a start on a busy machine, in milliseconds. */
const longestStart = 60_000;

async function untilAnswers(child: ChildProcess, url: string) {
  const end = performance.now() + longestStart;
  while (performance.now() < end) {
    if (hasEnded(child)) {
      throw new Error(`The server ended before it answered ${url}.`);
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
