import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './support/chromium';
import { siteUrl, webServer } from './support/site-under-test';

/** Each is one long chain of steps; begun first, they end beside the others. */
const chains = ['budget', 'federation', 'journey', 'releases', 'remote-releases'].map(
  (name) => `${name}.spec.ts`,
);

export default defineConfig({
  projects: [
    { name: 'chains', testMatch: chains },
    // The journeys in other engines have a configuration of their own.
    { name: 'site', testIgnore: [...chains, '**/e2e/engines/**'] },
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
    baseURL: siteUrl,
    locale: 'es-CL',
    timezoneId: 'America/Bogota',
    viewport: { width: 1280, height: 800 },
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
  },
  webServer,
});
