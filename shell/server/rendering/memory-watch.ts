import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** So much memory, in MiB, a process may hold in all; its heap's own limit counts no buffers. */
const maxMemory = 512;
/** How often that is looked at, in milliseconds. */
const interval = 500;

/** Tells when a process holds too much, with words for it; gives what ends the watch. */
export function watchMemory({ pid = 0 }: ChildProcess, onExcess: (reason: string) => void) {
  const timer = setInterval(() => {
    if (residentMemory(pid) <= maxMemory * 1024 * 1024) return;
    onExcess(`The renderer took more than ${maxMemory} MiB.`);
  }, interval).unref();
  return () => clearInterval(timer);
}

/**
 * How many bytes of memory a process holds in all, buffers and code included; 0 where the system does not
 * tell it in `/proc`.
 */
function residentMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
