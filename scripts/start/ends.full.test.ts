import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { until } from '../../api/testing/until';
import { below, commandOf, isHeld, isRunning, ownPlace, runByNpm } from './testing/run-by-npm';

jest.setTimeout(180_000);

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const;
const receivers = ['npm', 'node', 'all'] as const;
/**
 * A shell between npm and the script may not forward SIGINT; a terminal sends it to every process.
 */
const everyWay = signals
  .flatMap((signal) => receivers.map((receiver) => [signal, receiver] as const))
  .filter(([signal, receiver]) => signal !== 'SIGINT' || receiver !== 'npm');

test.each(everyWay)(
  '%s to %s ends every process of npm start, and frees its data',
  async (signal, receiver) => {
    const place = await ownPlace();
    const run = runByNpm('start', place);
    await run.untilReady();
    const untilAllEnded = run.endOfAll();

    process.kill(run.numbers()[receiver], signal);
    await untilAllEnded();

    expect(isHeld(place)).toBe(false);
  },
);

test.each(everyWay)(
  '%s to %s ends every process of npm run dev, and frees its data',
  async (signal, receiver) => {
    const place = await ownPlace();
    const run = runByNpm('dev', place);
    await run.untilRuns('scripts/dev/builder.ts');
    const untilAllEnded = run.endOfAll();

    process.kill(run.numbers()[receiver], signal);
    await untilAllEnded();

    expect(isHeld(place)).toBe(false);
  },
);

test.each(['start', 'dev'] as const)(
  'a terminal that is closed ends every process of npm run %s in it, and frees its data',
  async (script) => {
    const place = await ownPlace();
    const run = runByNpm(script, place, ['script', '-qec', `npm run ${script}`, '/dev/null']);
    await run.untilRuns(script === 'dev' ? 'scripts/dev/builder.ts' : 'shell/server/server.ts');
    const untilAllEnded = run.endOfAll();

    process.kill(run.first, 'SIGKILL');
    await untilAllEnded();

    expect(isHeld(place)).toBe(false);
  },
);

/** A project without installed packages, with a fake npm that never ends. */
function projectWithoutPackages() {
  const folder = temporaryFolder();
  for (const file of ['start.mjs', 'prepare-project.mjs', 'end-with-npm.mjs']) {
    cpSync(join('scripts', file), join(folder, 'scripts', file));
  }
  const packages = { 'node_modules/x': { version: '1.0.0' } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  const npm = join(folder, 'bin', 'npm');
  mkdirSync(join(folder, 'bin'));
  writeFileSync(npm, '#!/bin/sh\nexec sleep 1000\n');
  chmodSync(npm, 0o755);
  return folder;
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s ends a first start with the installation that it waits for',
  async (signal) => {
    const folder = projectWithoutPackages();
    const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH']}` };
    const { pid = 0 } = spawn('node', [join(folder, 'scripts/start.mjs')], {
      env,
      stdio: 'ignore',
    });
    const installs = () => below(pid).filter((one) => commandOf(one).startsWith('sleep'));
    await until(() => installs().length === 1);
    const all = [pid, ...installs()];

    process.kill(pid, signal);

    await expect(until(() => !all.some(isRunning))).resolves.toBeUndefined();
  },
);
