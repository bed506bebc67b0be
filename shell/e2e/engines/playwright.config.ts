import { defineConfig } from '@playwright/test';
import { patience } from '../support/time-limits';
import { siteUrl, webServer } from '../support/site-under-test';
import type { Options } from './test';

export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: '../../../.cache/engines',
  ...patience,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../../.cache/engines-report.json' }]],
  use: { baseURL: siteUrl },
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
  webServer,
});
