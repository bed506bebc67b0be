import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { countsOfJest, countsOfPlaywright, type Counts } from './counts';

/** One part of `npm test`; it runs to its end whatever became of the parts before. */
export type Stage = { readonly name: string; readonly run: () => Promise<Counts> };

/** A stage without tests of its own: it counts only when it fails. */
export const checkStage = (name: string, command: readonly string[]): Stage => ({
  name,
  run: async () => ({ passed: 0, failed: succeeds(command) ? 0 : 1 }),
});

type JestRun = {
  readonly projects: readonly string[];
  readonly options?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
};

export function jestStage(name: string, { projects, options = [], environment }: JestRun): Stage {
  const report = `.cache/jest-${name}.json`;
  const reporting = ['--json', `--outputFile=${report}`];
  return testStage(name, {
    command: ['npx', 'jest', '--selectProjects', ...projects, ...reporting, ...options],
    report,
    readCounts: countsOfJest,
    ...(environment && { environment }),
  });
}

export const browserStage = (name: string): Stage =>
  testStage(name, {
    command: ['npx', 'playwright', 'test', '-c', 'shell/e2e'],
    // Where Playwright's configuration writes it.
    report: '.cache/e2e-report.json',
    readCounts: countsOfPlaywright,
  });

type TestRun = {
  readonly command: readonly string[];
  readonly report: string;
  readonly readCounts: (report: string) => Promise<Counts>;
  readonly environment?: Readonly<Record<string, string>>;
};

const testStage = (name: string, { command, report, readCounts, environment }: TestRun): Stage => ({
  name,
  run: async () => {
    // The report of an earlier run must not stand in for one that died.
    rmSync(report, { force: true });
    const isSuccess = succeeds(command, environment);
    const { passed, failed } = await readCounts(report).catch(() => ({ passed: 0, failed: 1 }));
    return { passed, failed: isSuccess ? failed : Math.max(failed, 1) };
  },
});

const succeeds = ([command = '', ...args]: readonly string[], environment = {}) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  }).status === 0;
