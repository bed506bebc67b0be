import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './support/chromium';

const port = process.env['E2E_PORT'] ?? '8090';
const baseURL = `http://localhost:${port}`;

/** Each is one long chain of steps; begun first, they end beside the others. */
const chains = ['budget', 'federation', 'journey', 'releases', 'remote-releases'].map(
  (name) => `${name}.spec.ts`,
);

export default defineConfig({
  projects: [
    { name: 'chains', testMatch: chains },
    { name: 'site', testIgnore: chains },
  ],
  testDir: '.',
  outputDir: '../../.cache/e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Much of a browser test is waiting.
  workers: 4,
  fullyParallel: true,
  // What needs its second try is told as unstable: `npm test` names it.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../.cache/e2e-report.json' }]],
  use: {
    baseURL,
    locale: 'es-CL',
    timezoneId: 'America/Bogota',
    viewport: { width: 1280, height: 800 },
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
  },
  // The composed site with the real API, on a database of its own that every run starts anew.
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: '../..',
    env: { PORT: port, LIMIT_FACTOR: '100', DATA_DIR: join(tmpdir(), `portal-e2e-${process.pid}`) },
    url: `${baseURL}/pagina-principal`,
    timeout: 600_000,
    // A site that one started by hand at E2E_PORT is taken as it is.
    reuseExistingServer: process.env['E2E_PORT'] !== undefined,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
