import { defineConfig } from '@playwright/test';
import { browserSettings } from './support/browser-settings';
import { patience } from './support/patience';
import { siteUrl, webServer } from './support/site-under-test';

/** Each folder is a part of `npm run test:all`; the longest chains of steps begin first. */
const parts = ['releases', 'faults', 'staff', 'visitor', 'translated', 'sweeps'];

export default defineConfig({
  projects: parts.map((name) => ({ name, testDir: name })),
  outputDir: '../../.cache/e2e',
  ...patience,
  // Much of a browser test is waiting; with more, two processors give none of them its time.
  workers: 3,
  fullyParallel: true,
  // A second try would hide a race.
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../.cache/e2e-report.json' }]],
  use: { ...browserSettings(), baseURL: siteUrl },
  webServer,
});
