import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { errorCode } from '@portal/server/error-code';

export type Footprint = { readonly processes: number; readonly megabytes: number };

/** Includes descendants. */
export function footprintOf(pids: readonly number[]): Footprint {
  const family = familyOf(pids);
  const kilobytes = family.reduce((sum, { size }) => sum + size, 0);
  return { processes: family.length, megabytes: Math.round(kilobytes / 1024) };
}

/** Processor time so far in microseconds, including descendants and all threads. */
export const cpuOf = (pids: readonly number[]) =>
  familyOf(pids).reduce((sum, { pid }) => sum + ownCpu(pid), 0);

function familyOf(pids: readonly number[]) {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set(pids);
  // A child is listed after its parent, unless the process ids have wrapped around.
  for (const [pid = 0, parent = 0] of rows) if (family.has(parent)) family.add(pid);
  return rows.flatMap(([pid = 0, , size = 0]) => (family.has(pid) ? [{ pid, size }] : []));
}

/** The scheduler counts the nanoseconds of each running thread; ended threads are lost. */
const ownCpu = (pid: number) =>
  (ifThere(() => readdirSync(`/proc/${pid}/task`)) ?? []).reduce((total, thread) => {
    const schedule = ifThere(() => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'));
    return total + Number(schedule?.split(' ')[0] ?? 0) / 1000;
  }, 0);

/** Processes and threads may end during the reading. */
function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (errorCode(error) === undefined) throw error;
    return undefined;
  }
}
