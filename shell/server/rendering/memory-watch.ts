import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Limit of the total memory of a process, in MiB; the limit of the heap does not include buffers.
 */
const maxMemory = 512;
/** In milliseconds. */
const interval = 500;

/**
 * Calls `onExcess` with a reason when the process exceeds the limit. Returns a function that stops
 * it.
 */
export function watchMemory({ pid = 0 }: ChildProcess, onExcess: (reason: string) => void) {
  const timer = setInterval(() => {
    if (residentMemory(pid) <= maxMemory * 1024 * 1024) return;
    onExcess(`The renderer used more than ${maxMemory} MiB of memory.`);
  }, interval).unref();
  return () => clearInterval(timer);
}

/** Resident memory of a process in bytes, including buffers and code; 0 without `/proc`. */
function residentMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
