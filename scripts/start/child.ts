import { spawn, type ChildProcess } from 'node:child_process';
import { toolsFolder } from '../applications';

type ChildOptions = {
  readonly environment?: Record<string, string>;
  readonly stdio: 'inherit' | 'pipe';
};

const running = new Set<ChildProcess>();

/** The process ends together with this one. */
export function startChild(file: string, args: readonly string[], options: ChildOptions) {
  const child = spawn(process.execPath, [...loaderOf(file), file, ...args], {
    cwd: toolsFolder,
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', options.stdio, 'inherit', 'ipc'],
  });
  return stopLater(child);
}

/** Registers a process for `stopChildren`. */
export function stopLater(child: ChildProcess) {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

export const loaderOf = (file: string) => (file.endsWith('.ts') ? ['--import', 'tsx'] : []);

/** Undefined if the process was killed. */
export const exitOf = (child: ChildProcess) =>
  new Promise<number | undefined>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode ?? undefined);
    else child.once('exit', (code) => resolve(code ?? undefined));
  });

/** Longest wait for a process to end, in milliseconds; longer than any work that it must finish. */
const maxStop = 18_000;

/** Kills a process that does not end in time. Resolves with its exit code, as `exitOf` does. */
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

/** Resolves with the exit codes. */
export const stopChildren = () => Promise.all([...running].map(stopChild));
