import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import * as v from 'valibot';
import { errorCode } from './error-code';

export const processIdentity = v.object({
  host: v.string(),
  pid: v.number(),
  /** Distinguishes a process from a later one with the same PID; undefined without /proc. */
  startedAt: v.optional(v.string()),
});
export type ProcessIdentity = v.InferOutput<typeof processIdentity>;

export function identityOf(pid: number): ProcessIdentity {
  const startedAt = startOf(pid);
  return { host: hostname(), pid, ...(startedAt !== undefined && { startedAt }) };
}

/** True if the process still runs; undefined if this machine cannot tell. */
export function isAlive(owner: ProcessIdentity): boolean | undefined {
  if (owner.host !== hostname()) return undefined;
  if (!hasProcess(owner.pid)) return false;
  if (owner.startedAt === undefined) return undefined;
  return owner.startedAt === startOf(owner.pid);
}

function hasProcess(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Boot id and start time in clock ticks (fields 3 and 22 of proc(5) stat, counted after the name).
 * An ended process stays listed, in state Z, until its parent reads its exit status.
 */
function startOf(pid: number) {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    const [state, ticks] = [fields?.[0], fields?.[19]];
    return ticks === undefined || state === 'Z' ? undefined : `${boot}:${ticks}`;
  } catch {
    return undefined;
  }
}
