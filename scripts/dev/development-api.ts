import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseFile } from '@swc/core';
import { stderrLog, inBackground } from '@portal/server/in-background';
import Watchpack from 'watchpack';
import { repositoryFolder, toolsFolder } from '../applications';
import { listFiles } from '@portal/server/list-files';
import { stopChild } from '../start/child';
import type { StartConfiguration } from '../start/configuration';
import { reportFailure } from '../start/report-failure';
import { beginApi, startApi, untilListening } from '../start/start-api';
import { describeProblem, problemText } from './describe-problem';

/** Source folders of the API; empty in a repository that has the API installed as a package. */
const sources =
  toolsFolder === repositoryFolder
    ? ['api/src', 'shared/contract/src', 'shared/server/src'].map((path) => join(toolsFolder, path))
    : [];

/** Delay before a restart, in milliseconds, because editors write a file in several steps. */
const aggregateTimeout = 50;

export type DevelopmentApi = {
  readonly address: string;
  /** Resolves when no restart is under way. */
  readonly ready: () => Promise<void>;
  /** Enables restarts on changes of the API's sources. */
  readonly watch: () => void;
};

/**
 * Starts the API and restarts it, on the same port and data, when its sources change. While a
 * source has syntax errors, the running process continues.
 */
export async function startDevelopmentApi(
  configuration: StartConfiguration,
  stopping: AbortSignal,
): Promise<DevelopmentApi> {
  const first = await startApi(configuration, process.env['API_PORT']);
  const { port } = new URL(first.address);
  let running: ChildProcess | undefined = tellEnd(first.child);
  let next: ChildProcess | undefined;
  let ready = Promise.resolve();

  /**
   * Loading the packages is the slowest part of a start, so the next process does it in advance.
   */
  function standBy() {
    if (!next?.connected) next = beginApi('scripts/dev/next-api.ts', configuration, port);
    return next;
  }

  async function startAgain() {
    const startedAt = performance.now();
    const previous = running;
    running = undefined;
    const starting = standBy();
    starting.send('load');
    if (previous) await stopChild(previous);
    starting.send('start');
    try {
      running = tellEnd((await untilListening(starting)).child);
    } catch (failure) {
      reportFailure(failure);
      console.error('La API no se inició; se intenta de nuevo cuando cambien sus fuentes.');
      return;
    } finally {
      next = undefined;
      standBy();
    }
    console.log(`La API se inició de nuevo en ${Math.round(performance.now() - startedAt)} ms.`);
  }

  /** Reports a process that ends unexpectedly. */
  function tellEnd(child: ChildProcess) {
    child.once('exit', () => {
      if (running !== child || stopping.aborted) return;
      running = undefined;
      console.error('La API se detuvo; se inicia de nuevo cuando cambien sus fuentes.');
    });
    return child;
  }

  function watch() {
    if (sources.length === 0) return;
    standBy();
    watchSources(() => {
      ready = ready.then(startAgain);
    });
  }

  return { address: first.address, ready: () => ready, watch };
}

/** Calls back after each change, unless a file has syntax errors. */
function watchSources(onChange: () => void) {
  const watcher = new Watchpack({ aggregateTimeout });
  let broken: readonly string[] = [];
  let lookedAt = Date.now();

  async function look() {
    const since = lookedAt;
    lookedAt = Date.now();
    const suspects = new Set([...broken, ...changedSince(since)]);
    const files = [...suspects].filter((file) => existsSync(file));
    const readable = await Promise.all(files.map(isReadable));
    broken = files.filter((_file, index) => !readable[index]);
    if (broken.length === 0) onChange();
  }

  watcher.on('aggregated', () => inBackground(stderrLog, 'checking the sources of the API', look));
  watcher.watch({ directories: sources, startTime: lookedAt });
}

/** The watcher only reports the folder of a change. */
const changedSince = (time: number) =>
  sources
    .flatMap((folder) => listFiles(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ts') && statSync(file).mtimeMs >= time);

async function isReadable(file: string) {
  try {
    await parseFile(file, { syntax: 'typescript' });
    return true;
  } catch (failure) {
    const problem = describeProblem('la API', { message: String(failure), file }, (path) =>
      readFileSync(path, 'utf8'),
    );
    console.error(`\n${problemText(problem)}\n`);
    return false;
  }
}
