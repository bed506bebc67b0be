import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const places = {
  firefox: '/usr/bin/firefox-esr',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
};

const libraries = '/usr/lib';

/** WebKitGTK's MiniBrowser is in a folder named after the processor architecture. */
export const findMiniBrowser = () =>
  existsSync(libraries)
    ? readdirSync(libraries)
        .map((folder) => join(libraries, folder, 'webkit2gtk-4.1/MiniBrowser'))
        .find((path) => existsSync(path))
    : undefined;
