import { defineConfig } from '@playwright/test';
import { browserSettings, launch } from './support/browser-settings';
import { chromiumPath } from './support/chromium';
import { siteUrl, webServer } from './support/site-under-test';

/** Each is one long chain of steps; begun first, they end beside the others. */
const chains = [
  'budget',
  'development',
  'script-faults',
  'federation',
  'journey',
  'load-reports',
  'open-page',
  'release-choices',
