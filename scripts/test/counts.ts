import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

/** How many tests of a stage passed and failed. */
export type Counts = { readonly passed: number; readonly failed: number };

const jestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
});

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), flaky: v.number(), unexpected: v.number() }),
  errors: v.array(v.unknown()),
});

/** A file that Jest could not even run counts as one failure. */
export const countsOfJest = async (file: string): Promise<Counts> => {
  const report = v.parse(v.pipe(v.string(), v.parseJson(), jestReport), await read(file));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
};

/** Playwright itself names the tests that passed only at a second try, on a page and a browser of their own. */
export const countsOfPlaywright = async (file: string): Promise<Counts> => {
  const { stats, errors } = v.parse(
    v.pipe(v.string(), v.parseJson(), playwrightReport),
    await read(file),
  );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
};

const read = (file: string) => readFile(file, 'utf8');
