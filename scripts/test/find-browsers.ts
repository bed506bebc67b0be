import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { chromiumPlaces, shellPlace } from 'shell/e2e/chromium';
import { findMiniBrowser, places } from 'shell/e2e/debian-places';
import { installFromDebian } from './install-from-debian';

/**
 * Chromium, its headless shell, and the metric twin of Arial, which is the fallback of the site's
 * web font. With another fallback the text of a page would shift.
 */
const chromiumPackages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];

const fallbackFont = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf';

/**
 * Finds the browser in CHROMIUM_PATH, the system's, Debian's after installing it, or Playwright's,
 * which is then set in CHROMIUM_PATH. Returns false if there is none.
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
  // Without these packages WebKit hangs on a page with a video.
  'gstreamer1.0-plugins-base',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
];

/** True if Debian's Firefox and WebKitGTK are available, installed now if possible. */
export const findEngines = () => areThere() || (installFromDebian(enginePackages) && areThere());

export const missingEngines = `Faltan Firefox y WebKitGTK: instala los paquetes de Debian ${enginePackages.join(', ')}.`;

const areThere = () =>
  Object.values(places).every((place) => existsSync(place)) && findMiniBrowser() !== undefined;
