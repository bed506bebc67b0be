import { chromiumFlags, chromiumShellPath } from './chromium';

export const launch = (executablePath: string) => ({
  launchOptions: {
    executablePath,
    args: chromiumFlags,
    // Playwright's own flag would switch off what every visitor's browser has: whole pages kept for the way back.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** The browser of a visitor, as every browser test of the site has it. */
export const browserSettings = () => ({
  locale: 'es-CL',
  timezoneId: 'America/Bogota',
  viewport: { width: 1280, height: 800 },
  ...launch(chromiumShellPath()),
});
