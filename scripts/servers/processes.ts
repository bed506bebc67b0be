import { execFileSync } from 'node:child_process';

/** The processes below one, itself included: how many, and the memory they hold. */
export type Footprint = { readonly processes: number; readonly megabytes: number };

/** Of this process's children and theirs, without the one that looks. */
export function footprintOf(pids: readonly number[]): Footprint {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set(pids);
  // A child is listed after its parent, unless numbers began again meanwhile.
  for (const [pid = 0, parent = 0] of rows) if (family.has(parent)) family.add(pid);
  const own = rows.filter(([pid = 0]) => family.has(pid));
  const kilobytes = own.reduce((sum, [, , size = 0]) => sum + size, 0);
  return { processes: own.length, megabytes: Math.round(kilobytes / 1024) };
}
