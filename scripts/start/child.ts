import { spawn, type ChildProcess } from 'node:child_process';
import { projectFolder } from '../applications';

type ChildOptions = {
  readonly environment?: Record<string, string>;
  readonly stdio: 'inherit' | 'pipe';
};

/** Starts a TypeScript file of the project in a process of its own, which ends when this one does. */
export function startChild(file: string, args: readonly string[], options: ChildOptions) {
  return spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: projectFolder,
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', options.stdio, 'inherit', 'ipc'],
  });
}

/** Settles with the exit code of a process. */
export const exitOf = (child: ChildProcess) =>
  new Promise<number | undefined>((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    child.once('exit', (code) => resolve(code ?? undefined));
  });

/** Asks a process to end and waits for it. */
export async function stopChild(child: ChildProcess) {
  const ended = exitOf(child);
  child.kill('SIGTERM');
  await ended;
}
