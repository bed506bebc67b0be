import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserSettings } from '../support/browser-settings';

/**
 * For the browser tests of a remote in its own repository, in the folder `e2e`. `portal test`
 * starts the composed site and sets `SITE_URL`.
 */
export default defineConfig({
  testDir: resolve('e2e'),
  outputDir: resolve('.cache/e2e'),
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  use: { ...browserSettings(), baseURL: process.env['SITE_URL'] },
});
