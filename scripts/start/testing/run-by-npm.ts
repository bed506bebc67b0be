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

/** What stands around npm, such as a terminal; npm itself, if nothing is said. */
type Command = readonly [string, ...string[]];

/** Where a site runs: who starts again in the same place meets what the first left there. */
export const ownPlace = async () => ({
  PORT: String(await freePort()),
  DATA_DIR: temporaryFolder(),
  RELEASES_DIR: releasesWith(ofSources),
  DEMO_DATA: '0',
});

type Place = Awaited<ReturnType<typeof ownPlace>>;

const lockOwner = v.pipe(v.string(), v.parseJson(), v.object({ owner: processIdentity }));

/** Whether some process that runs holds the data of a site; one that was killed leaves its lock to the next. */
export function isHeld({ DATA_DIR }: Place) {
  const lock = join(DATA_DIR, 'in-use.lock');
  return existsSync(lock) && isAlive(v.parse(lockOwner, readFileSync(lock, 'utf8')).owner) === true;
}

/** Runs a script of the project as a person does, and follows all of its processes by their numbers. */
export function runByNpm(script: Script, place: Place, command: Command = ['npm', 'run', script]) {
  const [file, ...args] = command;
  const { pid: first = 0, stdout } = spawn(file, args, {
    env: { ...process.env, ...place },
    // A group of its own, as a terminal gives it.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  stdout.on('data', (part) => (told += String(part)));
  const numberOf = (words: string) =>
    [first, ...below(first)].find((pid) => commandOf(pid).startsWith(words)) ?? 0;
  return {
    /** The process that was started first. */
    first,
    untilReady: () => until(() => told.includes('Listo')),
    /** Settles once it holds its data and some process runs a file. */
    untilRuns: (program: string) =>
      until(() => isHeld(place) && below(first).some((pid) => commandOf(pid).includes(program))),
    /** The process of npm, that of the script, and the group of all that a terminal would reach. */
    numbers: () => ({
      all: -first,
      npm: numberOf('npm run'),
      node: numberOf(`node scripts/${script}.mjs`),
    }),
    /** What settles once each process that runs now has ended. */
    endOfAll() {
      const all = [first, ...below(first)];
      return () => until(() => !all.some(isRunning));
    },
  };
}

/** The processes that one has started, and those that these have. */
export function below(pid: number): readonly number[] {
  const children = (readOfProcess(pid, `task/${pid}/children`) ?? '').split(' ').filter(Boolean);
  return children.map(Number).flatMap((child) => [child, ...below(child)]);
}

export const commandOf = (pid: number) =>
  (readOfProcess(pid, 'cmdline') ?? '').replaceAll('\0', ' ');

/** One that has ended may be listed until its parent asks what became of it. */
export function isRunning(pid: number) {
  const state = readOfProcess(pid, 'stat')?.split(') ').at(-1)?.[0];
  return state !== undefined && state !== 'Z';
}

/** A process may end while it is looked at. */
function readOfProcess(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}
