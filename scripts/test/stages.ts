import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import { readJestReport, readPlaywrightReport, type Report } from './reports';

/** A part of a test run. It runs even after failures of earlier parts. */
export type Stage = { readonly name: string; readonly run: () => Promise<Report> };

/** The test files of a part: those of `npm test`, or also the «full» ones. */
export type Scope = 'gate' | 'all';

/** Files with `.full.` in their name only run in `npm run test:all`. */
const notFull = String.raw`^(?!.*\.full\.)`;
const full = String.raw`\.full\.spec\.ts`;

/** Report of a successful stage without tests of its own. */
export const nothing: Report = { passed: 0, failed: 0, times: [] };
const oneFailure: Report = { ...nothing, failed: 1 };

/** Reports a stage that cannot be tested on this machine, with the reason. */
export function leaveOut(reason: string): Report {
  console.log(`Esta parte no se ejecutó. ${reason}`);
  return nothing;
}

/** Reports a stage that could not start as failed, so that the other stages still run. */
export function failToRun(reason: unknown): Report {
  console.error(reason);
  return oneFailure;
}

/**
 * A stage without tests: it only counts if it fails. It may run in parallel, so its output is
 * printed at its end.
 */
export const checkStage = (name: string, [command = '', ...args]: readonly string[]): Stage => ({
  name,
  async run() {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = once(child, 'close');
    const said = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await ended;
    console.log(`\n── ${name}\n${said.join('').trim()}`);
    return code === 0 ? nothing : oneFailure;
  },
});

type JestRun = {
  readonly projects: readonly string[];
  readonly scope?: Scope;
  /** Runs only these test files; all if empty. */
  readonly files?: readonly string[];
  /** Regular expression for the paths of the test files. */
  readonly patterns?: string;
  /** Number of parallel test files; by default the number of cores. */
  readonly workers?: number;
  readonly environment?: Readonly<Record<string, string>>;
};

export function jestStage(
  name: string,
  { projects, scope = 'all', files = [], patterns, workers, environment }: JestRun,
): Stage {
  const report = `.cache/jest-${name}.json`;
  const chosen = [
    ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
    ...(scope === 'gate' ? ['--testPathPatterns', notFull] : []),
    ...(patterns === undefined ? [] : ['--testPathPatterns', patterns]),
    ...(workers === undefined ? [] : ['--maxWorkers', String(workers)]),
  ];
  const options = ['--json', `--outputFile=${report}`, ...chosen];
  return testStage(name, {
    command: ['npx', 'jest', '--selectProjects', ...projects, ...options],
    report,
    readReport: readJestReport,
    environment,
  });
}

type BrowserRun = Partial<Omit<JestRun, 'patterns' | 'workers'>>;

/** Runs the named files and projects, or all. */
export const browserStage = (
  name: string,
  configuration: string,
  { projects = [], scope = 'all', files = [], environment }: BrowserRun = {},
): Stage =>
  testStage(name, {
    command: [
      'npx',
      'playwright',
      'test',
      '-c',
      configuration,
      ...projects.map((project) => `--project=${project}`),
      ...(scope === 'gate' ? [`--grep-invert=${full}`] : []),
      ...files,
    ],
    // Playwright's configuration writes this file.
    report: `.cache/${basename(configuration)}-report.json`,
    readReport: readPlaywrightReport,
    environment,
  });

type TestRun = {
  readonly command: readonly string[];
  readonly report: string;
  readonly readReport: (file: string) => Promise<Report>;
  readonly environment?: Readonly<Record<string, string>> | undefined;
};

const testStage = (name: string, { command, report, readReport, environment }: TestRun): Stage => ({
  name,
  async run() {
    console.log(`\n── ${name}`);
    // Otherwise an earlier report could be read after a crash.
    rmSync(report, { force: true });
    const isSuccess = await succeeds(command, environment);
    const told = await readReport(report).catch(failToRun);
    return isSuccess || told.failed > 0 ? told : { ...told, failed: 1 };
  },
});

/** Returns true on success. */
export async function succeeds([command = '', ...args]: readonly string[], environment = {}) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}
