import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

type TestTime = { readonly name: string; readonly milliseconds: number };

export type Report = {
  readonly passed: number;
  readonly failed: number;
  readonly times: readonly TestTime[];
};

const jestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({ fullName: v.string(), duration: v.nullish(v.number()) }),
      ),
    }),
  ),
});

/** A test file that Jest could not run counts as one failure. */
export async function readJestReport(file: string): Promise<Report> {
  const report = v.parse(v.pipe(v.string(), v.parseJson(), jestReport), await read(file));
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    times: tests.map(({ fullName, duration }) => ({ name: fullName, milliseconds: duration ?? 0 })),
  };
}

const playwrightSpec = v.object({
  title: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      results: v.array(v.object({ duration: v.number() })),
    }),
  ),
});

type PlaywrightSuite = {
  readonly specs: v.InferOutput<typeof playwrightSpec>[];
  readonly suites?: PlaywrightSuite[] | undefined;
};

const playwrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  specs: v.array(playwrightSpec),
  suites: v.optional(v.array(v.lazy(() => playwrightSuite))),
});

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number() }),
  errors: v.array(v.unknown()),
  suites: v.array(playwrightSuite),
});

/** An error outside the tests counts as a failure. */
export async function readPlaywrightReport(file: string): Promise<Report> {
  const { stats, errors, suites } = v.parse(
    v.pipe(v.string(), v.parseJson(), playwrightReport),
    await read(file),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    times: suites.flatMap(testsOf),
  };
}

const testsOf = ({ specs, suites = [] }: PlaywrightSuite): TestTime[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: projectName ? `${projectName}: ${title}` : title,
      milliseconds: results.reduce((total, { duration }) => total + duration, 0),
    })),
  ),
  ...suites.flatMap(testsOf),
];

const read = (file: string) => readFile(file, 'utf8');
