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
  const npm = process.ppid;
  const timer = setInterval(() => {
    // A process whose parent has ended gets another one.
    if (process.ppid === npm) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, interval);
  timer.unref();
}
