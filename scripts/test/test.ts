import { mkdirSync } from 'node:fs';
import { findChromium, missingChromium } from './find-chromium';
import { missingPostgres, withPostgres } from './postgres';
import { browserStage, commandStage, failToRun, jestStage, leaveOut, type Stage } from './stages';
import { summarise, type Run } from './summary';

/** Stages of a group run side by side: building is work for one core, checking for several. */
const groups: readonly (readonly Stage[])[] = [
  [
    commandStage('check', ['npm', 'run', '--silent', 'check']),
    commandStage('build', ['npm', 'run', '--silent', 'release', '--', 'build']),
  ],
  [jestStage('unit', { projects: ['unit', 'server'] })],
  [{ name: 'api', run: runApiTests }],
  [{ name: 'e2e', run: runBrowserTests }],
];

/** Runs on after a failure, so that one run tells everything. */
async function runAll() {
  const runs: Run[] = [];
  for (const group of groups) runs.push(...(await Promise.all(group.map(runStage))));
  return runs;
}

async function runStage({ name, run }: Stage): Promise<Run> {
  const startedAt = performance.now();
  const report = await run().catch(failToRun);
  return { name, seconds: secondsSince(startedAt), report };
}

/** On both databases at once, as each leaves time to the other. */
async function runApiTests() {
  const report = await withPostgres((url) =>
    jestStage('api', {
      projects: ['api', 'postgres'],
      environment: { TEST_DATABASE_URL: url },
    }).run(),
  );
  if (report) return report;
  leaveOut(missingPostgres);
  return jestStage('api', { projects: ['api'] }).run();
}

async function runBrowserTests() {
  const chromium = findChromium();
  if (!chromium) return failToRun(missingChromium);
  process.env['CHROMIUM_PATH'] = chromium;
  return browserStage('e2e', 'shell/e2e', '.cache/e2e-report.json').run();
}

const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000;

mkdirSync('.cache', { recursive: true });
const startedAt = performance.now();
const runs = await runAll();
console.log(`\n${summarise(runs, secondsSince(startedAt)).join('\n')}`);
process.exitCode = runs.every(({ report }) => report.failed === 0) ? 0 : 1;
