import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import * as v from 'valibot';
import { errorCode } from './error-code';

export const processIdentity = v.object({
  host: v.string(),
  pid: v.number(),
  /** Tells a process from a later one with the same number; undefined where /proc is missing. */
  startedAt: v.optional(v.string()),
});
export type ProcessIdentity = v.InferOutput<typeof processIdentity>;

export function identityOf(pid: number): ProcessIdentity {
  const startedAt = startOf(pid);
  return { host: hostname(), pid, ...(startedAt !== undefined && { startedAt }) };
}

/** Whether the process still runs; undefined when this machine cannot tell. */
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
 * Boot and start time in clock ticks (fields 3 and 22 of proc(5) stat, counted after the name). A process that has
 * ended is listed until its parent asks what became of it.
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
