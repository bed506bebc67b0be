import { defineConfig } from '@playwright/test';
import { browserSettings } from '../support/browser-settings';
import { patience } from '../support/time-limits';
import { siteUrl, webServer } from '../support/site-under-test';

const { E2E_POSTGRES = '' } = process.env;

/** Runs the account tests on PostgreSQL: `npm run test:all -- accounts`. */
export default defineConfig({
  testDir: '../staff',
  testMatch: /\/(accounts|own-account|first-account|required-factor)(\.full)?\.spec\.ts$/,
  outputDir: '../../../.cache/e2e-postgres',
  ...patience,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../../.cache/postgres-report.json' }]],
  use: { ...browserSettings(), baseURL: siteUrl },
  webServer: {
    ...webServer,
    env: { ...webServer.env, DATABASE_URL: E2E_POSTGRES, DEMO_DATA: '1' },
  },
});
