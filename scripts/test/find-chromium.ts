import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { installFromDebian } from './install-from-debian';

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a browser for the tests and names it to them: the one that is named already, the system's,
 * Playwright's, or Debian's installed now. Tells whether there is one.
 */
export function findChromium(): boolean {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named);
  const found = firstExisting() ?? (installFromDebian(['chromium']) ? firstExisting() : undefined);
  if (found === undefined) return false;
  process.env['CHROMIUM_PATH'] = found;
  return true;
}

export const missingChromium =
  'No hay Chromium para las pruebas de navegador: instala el paquete chromium, ejecuta ' +
  '«npx playwright install chromium», o indica su ruta en CHROMIUM_PATH.';

const firstExisting = () => [...systemPlaces, chromium.executablePath()].find(existsSync);
