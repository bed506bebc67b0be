import { defineConfig } from '@playwright/test';
import { browserSettings } from '../support/browser-settings';
import { patience } from '../support/time-limits';

/**
 * The workflow of a team, starting with an empty folder. Separate, because it installs packages.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../.cache/repository',
  ...patience,
  timeout: 300_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../../.cache/repository-report.json' }]],
  use: browserSettings(),
});
