import { spawn, type ChildProcess } from 'node:child_process';
import { toolsFolder } from '../applications';

type ChildOptions = {
  readonly environment?: Record<string, string>;
  readonly stdio: 'inherit' | 'pipe';
};

const running = new Set<ChildProcess>();

/** Starts a program, TypeScript or not, in a process of its own, which ends when this one does. */
export function startChild(file: string, args: readonly string[], options: ChildOptions) {
  const child = spawn(process.execPath, [...loaderOf(file), file, ...args], {
    cwd: toolsFolder,
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', options.stdio, 'inherit', 'ipc'],
  });
  return stopLater(child);
}

/** Counts a process among those that `stopChildren` stops. */
export function stopLater(child: ChildProcess) {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** What Node needs to run a file. */
export const loaderOf = (file: string) => (file.endsWith('.ts') ? ['--import', 'tsx'] : []);

/** Settles with the exit code of a process; without one, if it was killed. */
export const exitOf = (child: ChildProcess) =>
  new Promise<number | undefined>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode ?? undefined);
    else child.once('exit', (code) => resolve(code ?? undefined));
  });

/** How long a process may take to end, in milliseconds: more than what is under way in it may. */
const maxStop = 18_000;

/** Asks a process to end, and ends it if it does not; settles with its exit code as above. */
export async function stopChild(child: ChildProcess) {
  const alarm = setTimeout(() => child.kill('SIGKILL'), maxStop);
  const ended = exitOf(child);
  child.kill('SIGTERM');
  try {
    return await ended;
  } finally {
    clearTimeout(alarm);
  }
}

/** Stops whatever was started and still runs; settles with the exit codes. */
export const stopChildren = () => Promise.all([...running].map(stopChild));
