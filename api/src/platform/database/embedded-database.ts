import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lookInto } from './database-folder';
import { pgliteVersion } from './pglite-version';

const workerFile = new URL('./embedded-worker.mjs', import.meta.url);

/**
 * Starts the database of a directory in a thread of its own, making it first when it is new. Fails with a
 * `StartFailure` where something else is in the directory.
 */
export async function startEmbedded(directory: string, cacheDirectory: string) {
  const { path, isNew } = lookInto(directory);
  if (isNew) await createDatabase(path, cacheDirectory);
  return startWorker(path);
}

/** Starts the thread of a database that has been open; one that is gone meanwhile is not made anew. */
export async function startAgain(directory: string) {
  const { path, isNew } = lookInto(directory);
  if (isNew) throw new Error(`${directory} is gone.`);
  return startWorker(path);
}

/** Waits until the database has written what it holds, then ends its thread. */
export async function stopEmbedded(worker: Worker) {
  const exited = once(worker, 'exit');
  worker.postMessage('close', []);
  await exited;
}

async function startWorker(directory: string) {
  // Without tsx's hooks, which the worker does not need and would wait for.
  const worker = new Worker(workerFile, { workerData: { directory }, execArgv: [] });
  await once(worker, 'message');
  return worker;
}

/**
 * Copying an empty database takes a tenth of a second, making one takes four. The copy takes its place
 * once it is whole, so that an interrupted start leaves the place as it was.
 */
async function createDatabase(directory: string, cacheDirectory: string) {
  const template = join(cacheDirectory, `empty-database-${pgliteVersion}`);
  if (!existsSync(template)) await createTemplate(template);

  const unfinished = `${directory}.${randomUUID()}`;
  try {
    cpSync(template, unfinished, { recursive: true });
    // Fails if anything has come into it.
    if (existsSync(directory)) rmdirSync(directory);
    renameSync(unfinished, directory);
  } catch (error) {
    // Tried again and again, copies would fill the disk.
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Several processes may make the template at once; the first to finish wins. */
async function createTemplate(template: string) {
  const unfinished = `${template}.${randomUUID()}`;
  mkdirSync(dirname(template), { recursive: true });
  await stopEmbedded(await startWorker(unfinished));
  try {
    renameSync(unfinished, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
}
