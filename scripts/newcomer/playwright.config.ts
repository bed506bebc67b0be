import { defineConfig } from '@playwright/test';
import { browserSettings } from 'shell/e2e/browser-settings';
import { patience } from 'shell/e2e/time-limits';

/**
 * A company's first hour, with the sources and with the production tree, as another user of the
 * machine.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/newcomer',
  ...patience,
  // Includes the installation of packages and the build.
  timeout: 600_000,
  workers: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../.cache/newcomer-report.json' }]],
  use: { ...browserSettings(), actionTimeout: patience.expect.timeout },
});
