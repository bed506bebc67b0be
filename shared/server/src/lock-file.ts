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
/** A holder that cannot be asked (another machine, a damaged file) counts as gone after six missed heartbeats, */
const silenceMilliseconds = 30_000;
/** … and if it is not heard for so long: by the times alone, one whose clock is another, or was set, would be gone too. */
const hearingMilliseconds = 6_000;
/** Whoever waits looks again so often. */
const pauseMilliseconds = 20;

const lockContent = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ token: v.string(), owner: processIdentity }),
);

/** What one holds; to be released. */
export type LockFile = { release: () => void };

/**
 * Takes what only one process may have at a time; nothing, while another has it. The file is there whole or
 * not at all, whatever becomes of the process or the disk, and that of a process that died is taken over.
 */
export function takeLock(path: string, onLost: () => void = () => {}): LockFile | undefined {
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

/** Runs what only one may do at a time, once nobody else does, within some milliseconds; most need a few. */
export async function withLock<Result>(
  path: string,
  run: () => Promise<Result>,
  { maxWait = 10_000 }: { readonly maxWait?: number } = {},
): Promise<Result> {
  const deadline = performance.now() + maxWait;
  let lock = takeLock(path);
  while (!lock) {
    if (performance.now() > deadline) {
      throw new Error(`Otro proceso ocupa ${path}; espera a que termine e inténtalo de nuevo.`);
    }
    await delay(pauseMilliseconds);
    lock = takeLock(path);
  }
  try {
    return await run();
  } finally {
    lock.release();
  }
}

/** A second name for the whole file: it appears at once, and never in the place of another. */
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
 * One at a time looks whether the holder is gone and takes its place, or two might do so in turn. What keeps the
 * others away meanwhile is a lock as well, so that who dies in the middle of it keeps nobody waiting.
 */
function takeOver(own: string, path: string) {
  const guard = takeLock(`${path}.guard`);
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

/** A time to come was written before the clock was set back, or by another clock. */
const isFresh = (path: string) => Math.abs(Date.now() - timeOf(path)) < silenceMilliseconds;

/** Listens for the heart of a holder that cannot be asked; whoever takes a lock has nothing else to do. */
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

/** Whether the lock is still one's own, which is told to others by its time. */
function beat(path: string, token: string) {
  try {
    if (v.parse(lockContent, readFileSync(path, 'utf8')).token !== token) return false;
    const now = new Date();
    utimesSync(path, now, now);
    return true;
  } catch (error) {
    // A disk that fails for a moment takes nothing away.
    return errorCode(error) !== 'ENOENT';
  }
}
