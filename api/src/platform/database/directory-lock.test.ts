import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartFailure } from '@portal/server/start-failure';
import { lockDirectory } from './directory-lock';
import { identityOf, isAlive } from '@portal/server/process-identity';
import { until } from '../../../testing/until';

// Taking over a lock needs more than one interval of its heartbeat.
jest.setTimeout(30_000);

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const path = () => join(directory, 'in-use.lock');
const holdBy = (owner: object, age = 0) => {
  writeFileSync(path(), JSON.stringify({ token: 'ajeno', owner }));
  const then = new Date(Date.now() - age);
  utimesSync(path(), then, then);
};

async function deadPid() {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('one holder at a time, and free again after the release', () => {
  const lock = lockDirectory(directory);

  expect(() => lockDirectory(directory)).toThrow(StartFailure);
  expect(() => lockDirectory(directory)).toThrow(/está en uso por otro proceso/);

  lock.release();
  const next = lockDirectory(directory);
  next.release();
  expect(readdirSync(directory)).toEqual([]);
});

test('the lock of a dead process is taken over at once', async () => {
  holdBy({ host: hostname(), pid: await deadPid(), startedAt: 'x' });

  const lock = lockDirectory(directory);

  expect(JSON.parse(readFileSync(path(), 'utf8')).owner.pid).toBe(process.pid);
  lock.release();
});

test('so is that of one whose parent has not asked yet what became of it', async () => {
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
  const [line] = await once(parent.stdout, 'data');
  const owner = identityOf(Number(line));
  holdBy(owner);
  process.kill(owner.pid, 'SIGKILL');
  await until(() => isAlive(owner) === false);

  expect(lockDirectory(directory)).toBeDefined();
  parent.kill();
});

test('a later process with the same number does not keep it', () => {
  holdBy({ ...identityOf(process.pid), startedAt: 'another start' });

  const lock = lockDirectory(directory);

  expect(readFileSync(path(), 'utf8')).not.toContain('ajeno');
  lock.release();
});

test('two that take over at once: one gets it', async () => {
  holdBy({ host: hostname(), pid: await deadPid(), startedAt: 'x' });

  const take = async () => lockDirectory(directory);
  const results = await Promise.allSettled([take(), take()]);

  const held = results.filter(({ status }) => status === 'fulfilled');
  expect(held).toHaveLength(1);
  for (const result of results) if (result.status === 'fulfilled') result.value.release();
});

test('another machine keeps it as long as its heart beats', () => {
  holdBy({ host: 'otra-maquina', pid: 1 });
  expect(() => lockDirectory(directory)).toThrow(StartFailure);

  holdBy({ host: 'otra-maquina', pid: 1 }, 31_000);
  lockDirectory(directory).release();
});

test.each([-1, 1])(
  'one whose clock is %i hours from ours keeps it too, until its heart stops',
  (hours) => {
    const moment = new Date(Date.now() + hours * 3_600_000);
    holdBy({ host: 'otra-maquina', pid: 1 }, -hours * 3_600_000);
    const beat = `setTimeout(() => fs.utimesSync(process.argv[1], +process.argv[2], +process.argv[2]), 1000)`;
    const heart = spawn(process.execPath, [
      '-e',
      beat,
      path(),
      String(moment.getTime() / 1000 + 5),
    ]);
    expect(() => lockDirectory(directory)).toThrow(StartFailure);

    heart.kill();
    lockDirectory(directory).release();
  },
);

test('a lock that is being written counts as held', () => {
  writeFileSync(path(), '');
  expect(() => lockDirectory(directory)).toThrow(StartFailure);
});

test('whoever loses it is told', () => {
  jest.useFakeTimers();
  const onLost = jest.fn();
  const lock = lockDirectory(directory, onLost);
  holdBy({ host: 'otra-maquina', pid: 1 });

  jest.advanceTimersByTime(5_000);
  jest.useRealTimers();

  expect(onLost).toHaveBeenCalled();
  lock.release();
  expect(readFileSync(path(), 'utf8')).toContain('ajeno');
});
