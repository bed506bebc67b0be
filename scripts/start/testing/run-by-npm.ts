import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isAlive, processIdentity } from '@portal/server/process-identity';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { freePort } from '../../../api/testing/free-port';
import { until } from '../../../api/testing/until';
import { ofSources, releasesWith } from './own-start';

type Script = 'start' | 'dev';

/** Command around npm, such as a terminal; by default npm itself. */
type Command = readonly [string, ...string[]];

/** A second start with the same settings finds the data of the first. */
export const ownPlace = async () => ({
  PORT: String(await freePort()),
  DATA_DIR: temporaryFolder(),
  RELEASES_DIR: releasesWith(ofSources),
  DEMO_DATA: '0',
});

type Place = Awaited<ReturnType<typeof ownPlace>>;

const lockOwner = v.pipe(v.string(), v.parseJson(), v.object({ owner: processIdentity }));

/** True if a running process holds the data's lock. A killed process leaves a stale lock. */
export function isHeld({ DATA_DIR }: Place) {
  const lock = join(DATA_DIR, 'in-use.lock');
  return existsSync(lock) && isAlive(v.parse(lockOwner, readFileSync(lock, 'utf8')).owner) === true;
}

/** Runs a script of the project with npm and finds all its processes by id. */
export function runByNpm(script: Script, place: Place, command: Command = ['npm', 'run', script]) {
  const [file, ...args] = command;
  const { pid: first = 0, stdout } = spawn(file, args, {
    env: { ...process.env, ...place },
    // Own process group, as in a terminal.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  stdout.on('data', (part) => (told += String(part)));
  const numberOf = (words: string) =>
    [first, ...below(first)].find((pid) => commandOf(pid).startsWith(words)) ?? 0;
  return {
    /** The first process. */
    first,
    untilReady: () => until(() => told.includes('Listo')),
    /** Resolves when the site holds its data and a process runs this file. */
    untilRuns: (program: string) =>
      until(() => isHeld(place) && below(first).some((pid) => commandOf(pid).includes(program))),
    /** Ids of npm, of the script, and of the process group that a terminal signals. */
    numbers: () => ({
      all: -first,
      npm: numberOf('npm run'),
      node: numberOf(`node scripts/${script}.mjs`),
    }),
    /** Returns a function that resolves when all currently running processes have ended. */
    endOfAll() {
      const all = [first, ...below(first)];
      return () => until(() => !all.some(isRunning));
    },
  };
}

/** All descendants of a process. */
export function below(pid: number): readonly number[] {
  const children = (readOfProcess(pid, `task/${pid}/children`) ?? '').split(' ').filter(Boolean);
  return children.map(Number).flatMap((child) => [child, ...below(child)]);
}

export const commandOf = (pid: number) =>
  (readOfProcess(pid, 'cmdline') ?? '').replaceAll('\0', ' ');

/** An ended process may be listed as a zombie until its parent reads the exit code. */
export function isRunning(pid: number) {
  const state = readOfProcess(pid, 'stat')?.split(') ').at(-1)?.[0];
  return state !== undefined && state !== 'Z';
}

/** A process may end during the reading. */
function readOfProcess(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
