import { defineConfig } from '@playwright/test';
import { browserSettings, launch } from './support/browser-settings';
import { chromiumPath } from './support/chromium';
import { patience } from './support/patience';
import { siteUrl, webServer } from './support/site-under-test';

/** Each is one long chain of steps; begun first, they end beside the others. */
const chains = [
  'budget',
  'development',
  'script-faults',
  'federation',
  'journey',
  'canary',
  'load-reports',
  'open-page',
  'release-choices',
  'releases',
  'releases-panel',
  'remote-releases',
  'skew',
].map((name) => `${name}.spec.ts`);

/** They have configurations of their own. */
const others = ['**/e2e/engines/**', '**/e2e/postgres/**', '**/e2e/repository/**'];

const pdf = /@pdf/;

export default defineConfig({
  projects: [
    { name: 'chains', testMatch: chains },
    // Only a whole browser shows a PDF.
    { name: 'pdf', testIgnore: others, grep: pdf, use: launch(chromiumPath()) },
    { name: 'site', testIgnore: [...chains, ...others], grepInvert: pdf },
  ],
  testDir: '.',
  outputDir: '../../.cache/e2e',
  ...patience,
  // Much of a browser test is waiting; with more, two processors give none of them its time.
  workers: 3,
  fullyParallel: true,
  // What needs its second try is told as unstable: `npm test` names it.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../.cache/e2e-report.json' }]],
  use: {
    ...browserSettings(),
    baseURL: siteUrl,
    trace: 'on-first-retry',
  },
  webServer,
});
