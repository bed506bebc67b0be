import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
  return firstExisting() ?? (installFromDebian() ? firstExisting() : undefined);
}

export const missingChromium =
  'No hay Chromium para las pruebas de navegador: instala el paquete chromium, ejecuta ' +
  '«npx playwright install chromium», o indica su ruta en CHROMIUM_PATH.';

const firstExisting = () => [...systemPlaces, chromium.executablePath()].find(existsSync);

function installFromDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Instalando Chromium…');
  runQuietly('apt-get', ['update']);
  return runQuietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
}

const runQuietly = (command: string, args: readonly string[]) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;
