import { defineConfig } from '@playwright/test';
import { browserSettings } from './support/browser-settings';
import { patience } from './support/time-limits';
import { siteUrl, webServer } from './support/site-under-test';

/** Each folder is one part of `npm run test:all`; the slowest parts run first. */
const parts = ['releases', 'faults', 'staff', 'visitor', 'translated', 'sweeps'];

export default defineConfig({
  projects: parts.map((name) => ({ name, testDir: name })),
  outputDir: '../../.cache/e2e',
  ...patience,
  // Tests mostly wait, so three workers suit two processors.
  workers: 3,
  fullyParallel: true,
  // A retry would hide race conditions.
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../.cache/e2e-report.json' }]],
  use: { ...browserSettings(), baseURL: siteUrl },
  webServer,
});
