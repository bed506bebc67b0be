import { existsSync } from 'node:fs';
import { findMiniBrowser, places } from 'shell/e2e/debian-places';
import { installFromDebian } from './install-from-debian';

const packages = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  // Without them WebKit hangs on a page with a video.
  'gstreamer1.0-plugins-base',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
];

/** Whether Debian's Firefox and WebKitGTK are there, installed now if that is possible. */
export const findEngines = () => areThere() || (installFromDebian(packages) && areThere());

export const missingEngines = `Faltan Firefox y WebKitGTK: instala los paquetes de Debian ${packages.join(', ')}.`;

const areThere = () =>
  Object.values(places).every((place) => existsSync(place)) && findMiniBrowser() !== undefined;
