import { randomUUID } from 'node:crypto';
import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { errorCode } from './error-code';
import { identityOf, isAlive, processIdentity } from './process-identity';

const heartbeatMilliseconds = 5_000;
/**
 * A holder that cannot be checked (another machine, a damaged file) is dead after six missed
 * heartbeats …
 */
const silenceMilliseconds = 30_000;
/**
 * … and no heartbeat during this wait. File times alone would also expire a holder with a different
 * clock.
 */
const hearingMilliseconds = 6_000;
const pauseMilliseconds = 20;

const lockContent = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ token: v.string(), owner: processIdentity }),
);

export type LockFile = { release: () => void };

/**
 * Takes a lock; undefined while another process holds it. The file is complete or missing even
 * after a crash. The lock of a dead process is taken over.
 */
export function acquireLock(path: string, onLost: () => void = () => {}): LockFile | undefined {
  if (isHeld(path)) return undefined;
  const token = randomUUID();
  const own = `${path}.${token}`;
  try {
    writeFileSync(own, JSON.stringify({ token, owner: identityOf(process.pid) }), { mode: 0o600 });
    if (!putNew(own, path) && !takeOver(own, path)) return undefined;
  } finally {
    rmSync(own, { force: true });
  }
  const heartbeat = setInterval(() => {
    if (!beat(path, token)) onLost();
  }, heartbeatMilliseconds).unref();

  return {
    release() {
      clearInterval(heartbeat);
      if (readLock(path)?.token === token) rmSync(path, { force: true });
    },
  };
}

/** Runs work under the lock. Waits up to `maxWait` milliseconds for it, usually a few. */
export async function withLock<Result>(
  path: string,
  run: () => Promise<Result>,
  { maxWait = 10_000 }: { readonly maxWait?: number } = {},
): Promise<Result> {
  const deadline = performance.now() + maxWait;
  let lock = acquireLock(path);
  while (!lock) {
    if (performance.now() > deadline) {
      throw new Error(`Otro proceso ocupa ${path}; espera a que termine e inténtalo de nuevo.`);
    }
    await delay(pauseMilliseconds);
    lock = acquireLock(path);
  }
  try {
    return await run();
  } finally {
    lock.release();
  }
}

/** Links the complete file: atomic, and never replaces an existing lock. */
function putNew(own: string, path: string) {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Only one process at a time may replace a dead holder, otherwise two could succeed in turn. The
 * guard is itself a lock, so a process that dies here blocks no other.
 */
function takeOver(own: string, path: string) {
  const guard = acquireLock(`${path}.guard`);
  if (!guard) return false;
  try {
    if (isHeld(path) || isBeating(path)) return false;
    renameSync(own, path);
    return true;
  } finally {
    guard.release();
  }
}

function isHeld(path: string) {
  const lock = readLock(path);
  const alive = lock && isAlive(lock.owner);
  return alive ?? isFresh(path);
}

function readLock(path: string) {
  try {
    const result = v.safeParse(lockContent, readFileSync(path, 'utf8'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The time may be in the future if a clock was changed. */
const isFresh = (path: string) => Math.abs(Date.now() - timeOf(path)) < silenceMilliseconds;

/** Waits for a heartbeat. Blocking is fine, as the process has no other work now. */
function isBeating(path: string) {
  const last = timeOf(path);
  const lock = readLock(path);
  if (last === 0 || (lock && isAlive(lock.owner) !== undefined)) return false;
  const end = performance.now() + hearingMilliseconds;
  while (timeOf(path) === last) {
    if (performance.now() > end) return false;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
  return true;
}

/** Updates the file time, which other processes check. False if the lock is lost. */
function beat(path: string, token: string) {
  try {
    if (v.parse(lockContent, readFileSync(path, 'utf8')).token !== token) return false;
    const now = new Date();
    utimesSync(path, now, now);
    return true;
  } catch (error) {
    // A temporary disk error does not lose the lock.
    return errorCode(error) !== 'ENOENT';
  }
}
