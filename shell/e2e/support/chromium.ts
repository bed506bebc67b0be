import { existsSync } from 'node:fs';

export const chromiumPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const shellPlace = '/usr/bin/chromium-headless-shell';

/** The browser that `npm test` has found, else the system's; none, if CHROMIUM_PATH names none. */
export function chromiumPath() {
  const path = process.env['CHROMIUM_PATH'] ?? chromiumPlaces.find((place) => existsSync(place));
  if (path && existsSync(path)) return path;
  throw new Error('No hay Chromium: instálalo o indica su ruta en CHROMIUM_PATH.');
}

/**
 * The same engine without the browser around it, whose own interface costs a test half a second of the
 * processor; the whole browser where there is none, or where one was named.
 */
export const chromiumShellPath = () =>
  process.env['CHROMIUM_PATH'] === undefined && existsSync(shellPlace)
    ? shellPlace
    : chromiumPath();

/** A quiet browser: nothing of its own goes out to the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
