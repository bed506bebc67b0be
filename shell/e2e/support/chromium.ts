import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser that `npm test` has found, else the system's. */
export function chromiumPath() {
  const path = process.env['CHROMIUM_PATH'] ?? places.find((place) => existsSync(place));
  if (!path) throw new Error('No hay Chromium: instálalo o indica su ruta en CHROMIUM_PATH.');
  return path;
}

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
