import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Resolves at once if the process has already ended. */
export async function endProcess(server: ChildProcess, signal: NodeJS.Signals) {
  if (hasEnded(server)) return;
  const exited = once(server, 'exit');
  server.kill(signal);
  await exited;
}
