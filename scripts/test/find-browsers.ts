import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { chromiumPlaces, shellPlace } from 'shell/e2e/chromium';
import { findMiniBrowser, places } from 'shell/e2e/debian-places';
import { installFromDebian } from './install-from-debian';

/**
 * The whole browser, the same engine without one, and the twin of Arial, which stands in for the site's font
 * until that has come: in another font the text of a page would move.
 */
const chromiumPackages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];

const fallbackFont = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

/**
 * Finds a browser for the tests: the one that is named, the system's, Debian's installed now, or
 * Playwright's, which is then named. Tells whether there is one.
 */
export function findChromium(): boolean {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named);
  if (!isWhole()) installFromDebian(chromiumPackages);
  if (chromiumPlaces.some(existsSync)) return true;
  const ofPlaywright = chromium.executablePath();
  if (!existsSync(ofPlaywright)) return false;
  process.env['CHROMIUM_PATH'] = ofPlaywright;
  return true;
}

const isWhole = () =>
  chromiumPlaces.some(existsSync) && [shellPlace, fallbackFont].every((file) => existsSync(file));

export const missingChromium =
  'No hay Chromium para las pruebas de navegador: instala el paquete chromium, ejecuta ' +
  '«npx playwright install chromium», o indica su ruta en CHROMIUM_PATH.';

const enginePackages = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  // Without them WebKit hangs on a page with a video.
  'gstreamer1.0-plugins-base',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
];

/** Whether Debian's Firefox and WebKitGTK are there, installed now if that is possible. */
export const findEngines = () => areThere() || (installFromDebian(enginePackages) && areThere());

export const missingEngines = `Faltan Firefox y WebKitGTK: instala los paquetes de Debian ${enginePackages.join(', ')}.`;

const areThere = () =>
  Object.values(places).every((place) => existsSync(place)) && findMiniBrowser() !== undefined;
