import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseFile } from '@swc/core';
import { errorOutput, inBackground } from '@portal/server/in-background';
import Watchpack from 'watchpack';
import { repositoryFolder, toolsFolder } from '../applications';
import { listFiles } from '@portal/server/list-files';
import { stopChild } from '../start/child';
import type { StartConfiguration } from '../start/configuration';
import { reportFailure } from '../start/report-failure';
import { beginApi, startApi, untilListening } from '../start/start-api';
import { describeProblem, problemText } from './describe-problem';

/** What the API is made of; a repository that only has it installed does not change it. */
const sources =
  toolsFolder === repositoryFolder
    ? ['api/src', 'shared/contract/src', 'shared/server/src'].map((path) => join(toolsFolder, path))
    : [];

/** Editors write a file in several steps, in milliseconds. */
const aggregateTimeout = 50;

export type DevelopmentApi = {
  readonly address: string;
  /** Settles once a start that is under way has come to its end. */
  readonly ready: () => Promise<void>;
  /** From here on it is started again when its sources change. */
  readonly watch: () => void;
};

/**
 * Starts the API, and again whenever its sources change, on the same port and with the same data. As long as a
 * source cannot be read by the compiler, what runs goes on.
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

  /** Loading its packages takes longer than anything else that a start does, so that is done beforehand. */
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

  /** A process that ends without having been asked to. */
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

/** Calls back after each change, unless it leaves a file that is no TypeScript. */
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

  watcher.on('aggregated', () =>
    inBackground(errorOutput, 'looking at the sources of the API', look),
  );
  watcher.watch({ directories: sources, startTime: lookedAt });
}

/** The watcher tells only that something in a folder changed. */
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
