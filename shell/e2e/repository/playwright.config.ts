import { defineConfig } from '@playwright/test';
import { browserSettings } from '../support/browser-settings';
import { patience } from '../support/patience';

/** A team's whole way, from an empty folder on. It installs packages, so it stands apart. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../.cache/repository',
  ...patience,
  timeout: 300_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../../.cache/repository-report.json' }]],
  use: browserSettings(),
});
