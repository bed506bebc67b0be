import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { installFromDebian } from './install-from-debian';

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A browser for the tests: the one that is named, the system's, Playwright's, or Debian's installed now. */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  return firstExisting() ?? (installFromDebian(['chromium']) ? firstExisting() : undefined);
}

export const missingChromium =
  'No hay Chromium para las pruebas de navegador: instala el paquete chromium, ejecuta ' +
  '«npx playwright install chromium», o indica su ruta en CHROMIUM_PATH.';

const firstExisting = () => [...systemPlaces, chromium.executablePath()].find(existsSync);
