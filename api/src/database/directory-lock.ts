import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { errorCode } from '../error-code';
import { StartFailure } from '../start-failure';
import { identityOf, isAlive, processIdentity } from './process-identity';

const heartbeatMilliseconds = 5_000;
/** A holder that cannot be asked (another machine) counts as gone after six missed heartbeats. */
const silenceMilliseconds = 30_000;
/** Long enough for a rival that saw the same dead holder to have written its own file. */
const settleMilliseconds = 250;

const lockContent = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ token: v.string(), owner: processIdentity }),
);

export type DirectoryLock = { release: () => void };

/**
 * Two processes on one embedded database destroy it without a word, so one of them must not start.
 * A process that was killed leaves its lock behind: the next one takes it over.
 */
export async function lockDirectory(
  directory: string,
  onLost: () => void = () => {},
): Promise<DirectoryLock> {
  const path = join(directory, 'in-use.lock');
  const token = randomUUID();
  const content = JSON.stringify({ token, owner: identityOf(process.pid) });

  if (!writeNew(path, content)) {
    if (isHeld(path)) throw inUse(directory);
    await takeOver(path, content);
    if (readToken(path) !== token) throw inUse(directory);
  }

  const heartbeat = setInterval(() => {
    if (!beat(path, token)) onLost();
  }, heartbeatMilliseconds).unref();

  return {
    release() {
      clearInterval(heartbeat);
      if (readToken(path) === token) rmSync(path, { force: true });
    },
  };
}

const inUse = (directory: string) =>
  new StartFailure(
    `La carpeta de datos «${directory}» está en uso por otro proceso; ciérralo o elige otra con DATA_DIR.`,
  );

function writeNew(path: string, content: string) {
  try {
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function isHeld(path: string) {
  const lock = readLock(path);
  const alive = lock && isAlive(lock.owner);
  return alive ?? isFresh(path);
}

/** Replaces the file in one step, then looks whether a rival did the same a moment later. */
async function takeOver(path: string, content: string) {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, content, { mode: 0o600 });
  renameSync(own, path);
  await wait(settleMilliseconds);
}

function readLock(path: string) {
  try {
    const result = v.safeParse(lockContent, readFileSync(path, 'utf8'));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

const readToken = (path: string) => readLock(path)?.token;

function isFresh(path: string) {
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return age < silenceMilliseconds;
}

function beat(path: string, token: string) {
  if (readToken(path) !== token) return false;
  const now = new Date();
  utimesSync(path, now, now);
  return true;
}
