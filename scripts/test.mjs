import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installDependencies, requireNode } from './prepare.mjs';

// Runs everything that can fail, goes on after a failure, and closes with the sum.

const jestReport = '.cache/jest-report.json';
const browserReport = '.cache/e2e-report.json';

process.chdir(new URL('..', import.meta.url).pathname);
requireNode();
installDependencies();
mkdirSync('.cache', { recursive: true });

// Only now, as it needs what was just installed.
const { findChromium } = await import('./find-chromium.mjs');
const chromium = findChromium();
const results = [
  checks(),
  unitAndApiTests(),
  chromium ? browserTests(chromium) : { passed: 0, failed: 1 },
];
const sum = (key) => results.reduce((total, result) => total + result[key], 0);

console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

function checks() {
  const isClean = run('Comprobaciones estáticas', ['run', '--silent', 'check']);
  return { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1 };
}

function unitAndApiTests() {
  rmSync(jestReport, { force: true });
  const isClean = run('Pruebas de unidades y de la API', [
    'exec',
    '--',
    'jest',
    '--json',
    `--outputFile=${jestReport}`,
  ]);
  return count(jestReport, isClean, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }));
}

function browserTests(executable) {
  rmSync(browserReport, { force: true });
  const isClean = run('Pruebas en el navegador', ['run', '--silent', 'test:e2e'], {
    CHROMIUM_PATH: executable,
  });
  return count(browserReport, isClean, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }));
}

/** What a report says; a stage that failed without a failed test counts as one failure. */
function count(report, isClean, read) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')));
  return { passed, failed: Math.max(failed, isClean ? 0 : 1) };
}

function run(title, npmArguments, environment = {}) {
  console.log(`\n— ${title} —`);
  const { status } = spawnSync('npm', npmArguments, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  });
  return status === 0;
}
