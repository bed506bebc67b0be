import { mkdirSync } from 'node:fs';
import type { Counts } from './counts';
import { findChromium, missingChromium } from './find-chromium';
import { browserStage, checkStage, jestStage, type Stage } from './stages';

const stages: readonly Stage[] = [
  checkStage('check', ['npm', 'run', '--silent', 'check']),
  jestStage('unit', ['unit', 'server']),
  jestStage('api', ['api']),
  { name: 'e2e', run: runBrowserTests },
];

mkdirSync('.cache', { recursive: true });
const { passed, failed } = await runAll();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs on after a failure, so that one run tells everything. */
async function runAll() {
  let total: Counts = { passed: 0, failed: 0 };
  for (const { name, run } of stages) {
    console.log(`\n── ${name}`);
    const counts = await run();
    console.log(`── ${name}: ${counts.passed} passed, ${counts.failed} failed`);
    total = { passed: total.passed + counts.passed, failed: total.failed + counts.failed };
  }
  return total;
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
