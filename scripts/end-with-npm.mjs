import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

// Plain JavaScript: this runs before anything is installed, on any Node.

/** Milliseconds between two checks of the parent process. */
const interval = 500;

/**
 * Ends this process with SIGTERM when the npm that runs it has ended. npm forwards SIGTERM and
 * SIGINT, but not SIGHUP, and nothing if it is killed.
 */
export function endWithNpm() {
  const { npm_lifecycle_script: script = '' } = process.env;
  // A process outside npm, such as a service, must outlive its starter.
  if (!script.includes(basename(process.argv[1] ?? '', '.mjs'))) return;
  const parent = process.ppid;
  const npm = shellOf(script, parent) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    // An orphaned process gets another parent.
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, interval);
  timer.unref();
}

/**
 * True for the shell in which npm runs a script. Some shells, such as Debian's, stay alive as its
 * parent.
 */
const shellOf = (script, pid) => {
  const [, option, command] = (ofProcess(pid, 'cmdline') ?? '').split('\0');
  return option === '-c' && command !== undefined && command.includes(script);
};

/** Field 4 of `stat`, see proc(5), counted after the name. Undefined without /proc. */
const parentOf = (pid) => ofProcess(pid, 'stat')?.split(') ').at(-1)?.split(' ')[1];

function ofProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
