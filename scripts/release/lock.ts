import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../../shell/server/error-code';

const pause = 20;

type LockOptions = {
  /** How long others may hold it, in milliseconds; most need it for a few. */
  readonly longestWait?: number;
};

/** Runs what only one may do at a time. The lock of a process that died is taken over. */
export async function withLock<T>(
  file: string,
  run: () => Promise<T>,
  { longestWait = 10_000 }: LockOptions = {},
): Promise<T> {
  await acquire(file, longestWait);
  try {
    return await run();
  } finally {
    await rm(file, { force: true });
  }
}

async function acquire(file: string, longestWait: number) {
  const deadline = Date.now() + longestWait;
  while (!(await tryToAcquire(file))) {
    if (Date.now() > deadline) throw new Error(`${file} is held by another process.`);
    await releaseIfOrphaned(file);
    await delay(pause);
  }
}

async function tryToAcquire(file: string) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function releaseIfOrphaned(file: string) {
  const holder = Number(await readFile(file, 'utf8').catch(() => process.pid));
  // An empty file is one that is being written.
  if (holder > 0 && !isAlive(holder)) await rm(file, { force: true });
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}
