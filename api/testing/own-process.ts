import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Settles once it has ended, which may have been before. */
export async function endProcess(server: ChildProcess, signal: NodeJS.Signals) {
  if (hasEnded(server)) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}
