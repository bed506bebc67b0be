import { readFileSync } from 'node:fs';

/**
 * How many bytes of memory a process holds in all, buffers and code included; 0 where the system does not
 * tell it in `/proc`.
 */
export function residentMemory(pid: number): number {
  try {
    const [, kib = '0'] =
      /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kib) * 1024;
  } catch {
    return 0;
  }
}
