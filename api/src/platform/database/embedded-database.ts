import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { inspectDatabaseFolder } from './database-folder';
import { pgliteVersion } from './pglite-version';

const workerFile = new URL('./embedded-worker.mjs', import.meta.url);

/**
 * Runs in its own thread; a new database is created first. Fails with a `StartFailure` if the
 * directory contains anything else.
 */
export async function startEmbedded(directory: string, cacheDirectory: string) {
  const { path, isNew } = inspectDatabaseFolder(directory);
  if (isNew) await createDatabase(path, cacheDirectory);
  return startWorker(path);
}

/** Fails if the directory has disappeared, instead of creating it again. */
export async function startAgain(directory: string) {
  const { path, isNew } = inspectDatabaseFolder(directory);
  if (isNew) throw new Error(`The database folder ${directory} has disappeared.`);
  return startWorker(path);
}

/** Waits until everything is written. */
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
 * Copies a template in a tenth of a second, instead of creating a database in four. Renames the
 * complete copy, so that an interrupted start leaves nothing partial.
 */
async function createDatabase(directory: string, cacheDirectory: string) {
  const template = join(cacheDirectory, `empty-database-${pgliteVersion}`);
  if (!existsSync(template)) await createTemplate(template);

  const unfinished = `${directory}.${randomUUID()}`;
  try {
    cpSync(template, unfinished, { recursive: true });
    // Fails if the folder is no longer empty.
    if (existsSync(directory)) rmdirSync(directory);
    renameSync(unfinished, directory);
  } catch (error) {
    // Repeated attempts would fill the disk.
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Several processes may do this at once; the first to finish wins. */
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
