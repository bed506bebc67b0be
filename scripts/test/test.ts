import { findChromium, findEngines, missingChromium, missingEngines } from './find-browsers';
import { findPrograms, missingPostgres, withPostgres } from './postgres';
import { runAll } from './run-all';
import { browserStage, checkStage, failToRun, jestStage, leaveOut, type Stage } from './stages';

// What has to be downloaded comes before the time that is told.
const hasChromium = findChromium();
const hasEngines = findEngines();
findPrograms();

/** Stages of a group run side by side: building is work for one core, checking for several. */
const groups: readonly (readonly Stage[])[] = [
  [
    checkStage('check', ['npm', 'run', '--silent', 'check']),
    checkStage('build', ['npm', 'run', '--silent', 'release', '--', 'build']),
  ],
  [jestStage('unit', { projects: ['unit', 'server'] })],
  [{ name: 'api', run: runApiTests }],
  [jestStage('dist', { projects: ['dist'] })],
  [checkStage('storm', ['npm', 'run', '--silent', 'test:storm', '--', '--short'])],
  [{ name: 'e2e', run: runBrowserTests }],
  [{ name: 'e2e-postgres', run: runOnPostgres }],
  [{ name: 'repository', run: runTeam }],
  [{ name: 'engines', run: runInOtherEngines }],
];

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

/** The site is built and started by Playwright's configuration. */
async function runBrowserTests() {
  if (!hasChromium) return failToRun(missingChromium);
  return browserStage('e2e', 'shell/e2e').run();
}

/** What the browser tests of accounts do, on the other database. */
async function runOnPostgres() {
  if (!hasChromium) return failToRun(missingChromium);
  const report = await withPostgres((url) =>
    browserStage('e2e-postgres', 'shell/e2e/postgres', {
      environment: { E2E_POSTGRES: url },
    }).run(),
  );
  return report ?? leaveOut(missingPostgres);
}

/** A remote in a repository of its own, from an empty folder until it is live. */
async function runTeam() {
  if (!hasChromium) return failToRun(missingChromium);
  return browserStage('repository', 'shell/e2e/repository').run();
}

/** The main journeys once more, in Firefox and WebKit. */
async function runInOtherEngines() {
  if (hasEngines) return browserStage('engines', 'shell/e2e/engines').run();
  return process.env['CI'] === 'true' ? failToRun(missingEngines) : leaveOut(missingEngines);
}

process.exitCode = await runAll(groups);
