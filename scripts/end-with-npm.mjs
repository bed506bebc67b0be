import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

// Plain JavaScript: this runs before anything is installed, on any Node.

/** Milliseconds between two looks at who runs this process. */
const interval = 500;

/**
 * Ends this process by SIGTERM once the npm that runs it has ended. npm passes on SIGTERM and SIGINT, but not
 * SIGHUP, and nothing if it is killed.
 */
export function endWithNpm() {
  const { npm_lifecycle_script: script = '' } = process.env;
  // A process that npm does not run itself, such as a service, outlives whoever started it.
  if (!script.includes(basename(process.argv[1] ?? '', '.mjs'))) return;
  const parent = process.ppid;
  const npm = shellOf(script, parent) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    // A process whose parent has ended gets another one.
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, interval);
  timer.unref();
}

/** Whether a process is the shell that npm gives a script to; some shells, such as Debian's, stay beside it. */
const shellOf = (script, pid) => {
  const [, option, command] = (ofProcess(pid, 'cmdline') ?? '').split('\0');
  return option === '-c' && command !== undefined && command.includes(script);
};

/** Field 4 of proc(5) stat, counted after the name; undefined where /proc is missing. */
const parentOf = (pid) => ofProcess(pid, 'stat')?.split(') ').at(-1)?.split(' ')[1];

function ofProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
