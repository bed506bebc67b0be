import { chromiumFlags, chromiumShellPath } from './chromium';

export const launch = (executablePath: string) => ({
  launchOptions: { executablePath, args: chromiumFlags },
});

/** The browser of a visitor, as every browser test of the site has it. */
export const browserSettings = () => ({
  locale: 'es-CL',
  timezoneId: 'America/Bogota',
  viewport: { width: 1280, height: 800 },
  ...launch(chromiumShellPath()),
});
