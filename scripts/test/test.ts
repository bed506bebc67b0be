import { mkdirSync } from 'node:fs';
import type { Counts } from './counts';
import { findChromium, missingChromium } from './find-chromium';
import { missingPostgres, withPostgres } from './postgres';
import { browserStage, checkStage, jestStage, type Stage } from './stages';

/** What says nothing about the database, or would say the same again at length. */
const onlyEmbedded = 'api/src/(server|config|metrics|openapi|database/directory-lock)';

const stages: readonly Stage[] = [
  checkStage('check', ['npm', 'run', '--silent', 'check']),
  jestStage('unit', { projects: ['unit', 'server'] }),
  jestStage('api', { projects: ['api'] }),
  { name: 'postgres', run: runOnPostgres },
  { name: 'e2e', run: runBrowserTests },
];

/** Runs on after a failure, so that one run tells everything. */
async function runAll() {
  let total: Counts = { passed: 0, failed: 0 };
  for (const { name, run } of stages) {
    console.log(`\n── ${name}`);
    const counts = await run().catch(oneFailure);
    console.log(`── ${name}: ${counts.passed} passed, ${counts.failed} failed`);
    total = { passed: total.passed + counts.passed, failed: total.failed + counts.failed };
  }
  return total;
}

/** A stage that cannot even run has failed; the others still have something to tell. */
function oneFailure(error: unknown): Counts {
  console.error(error);
  return { passed: 0, failed: 1 };
}

/** The API's tests once more, on the other database. */
async function runOnPostgres() {
  const counts = await withPostgres((url) =>
    jestStage('postgres', {
      projects: ['api'],
      options: ['--testPathIgnorePatterns', onlyEmbedded],
      environment: { TEST_DATABASE_URL: url },
    }).run(),
  );
  if (!counts) console.log(`Esta parte no se ejecutó. ${missingPostgres}`);
  return counts ?? { passed: 0, failed: 0 };
}

/** The site is built and started by Playwright's configuration. */
async function runBrowserTests() {
  const chromium = findChromium();
  if (!chromium) {
    console.error(missingChromium);
    return { passed: 0, failed: 1 };
  }
  process.env['CHROMIUM_PATH'] = chromium;
  return browserStage('e2e').run();
}

mkdirSync('.cache', { recursive: true });
const { passed, failed } = await runAll();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
