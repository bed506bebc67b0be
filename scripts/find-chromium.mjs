import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium that can run: the one of CHROMIUM_PATH, the system's, Playwright's, else Debian's, installed now. */
export function findChromium() {
  const found = namedChromium() ?? systemChromium() ?? playwrightChromium() ?? installed();
  if (!found) {
    console.error(
      'No hay Chromium para las pruebas en el navegador: instala el paquete «chromium» o indica su ruta en CHROMIUM_PATH.',
    );
  }
  return found;
}

const namedChromium = () => executable(process.env.CHROMIUM_PATH ?? '');

const systemChromium = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => executable(path));

const playwrightChromium = () => executable(chromium.executablePath());

function installed() {
  if (process.getuid?.() !== 0 || !isDebian()) return undefined;
  console.log('Instalando Chromium para las pruebas en el navegador …');
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // Without it the caller says what to install; apt has printed why.
    return undefined;
  }
  return systemChromium();
}

const isDebian = () => existsSync('/etc/debian_version');

function executable(path) {
  if (path === '' || !existsSync(path)) return undefined;
  try {
    accessSync(path, constants.X_OK);
    return path;
  } catch {
    return undefined;
  }
}
