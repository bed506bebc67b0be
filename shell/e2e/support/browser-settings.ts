import { chromiumFlags, chromiumShellPath } from './chromium';

export const launch = (executablePath: string) => ({
  launchOptions: {
    executablePath,
    args: chromiumFlags,
    // This Playwright flag would disable the back/forward cache that every visitor's browser has.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

export const browserSettings = () => ({
  locale: 'es-CL',
  timezoneId: 'America/Bogota',
  viewport: { width: 1280, height: 800 },
  ...launch(chromiumShellPath()),
});
