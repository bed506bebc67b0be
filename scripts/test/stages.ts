import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import { readJestReport, readPlaywrightReport, type Report } from './reports';

/** One part of `npm test`; it runs to its end whatever became of the parts before. */
export type Stage = { readonly name: string; readonly run: () => Promise<Report> };

/** What of a part runs: the files of `npm test`, or the «full» ones as well. */
export type Scope = 'gate' | 'all';

/** A file whose name says so runs in `npm run test:all` alone. */
const notFull = String.raw`^(?!.*\.full\.)`;
const full = String.raw`\.full\.spec\.ts`;

/** What a stage without tests of its own tells when all is well. */
export const nothing: Report = { passed: 0, failed: 0, times: [] };
const oneFailure: Report = { ...nothing, failed: 1 };

/** A stage that has nothing to test on here, and says why. */
export function leaveOut(reason: string): Report {
  console.log(`Esta parte no se ejecutó. ${reason}`);
  return nothing;
}

/** A stage that cannot even run has failed; the others still have something to tell. */
export function failToRun(reason: unknown): Report {
  console.error(reason);
  return oneFailure;
}

/**
 * A stage without tests of its own: it counts only when it fails. It may run beside another, so what it
 * says is printed when it has ended.
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
  /** Only these test files; all, when there are none. */
  readonly files?: readonly string[];
  /** Only the test files whose paths fit this regular expression. */
  readonly patterns?: string;
  /** How many test files run at once; as many as there are cores, if it is not said. */
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

/** Only the files and the projects named; all, when there are none. */
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
    // Where Playwright's configuration writes it.
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
    // The report of an earlier run must not stand in for one that died.
    rmSync(report, { force: true });
    const isSuccess = await succeeds(command, environment);
    const told = await readReport(report).catch(failToRun);
    return isSuccess || told.failed > 0 ? told : { ...told, failed: 1 };
  },
});

/** Runs a command with more in its environment. */
export async function succeeds([command = '', ...args]: readonly string[], environment = {}) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}
