import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where Debian's packages put what the two engines need. */
export const places = {
  firefox: '/usr/bin/firefox-esr',
  webkitDriver: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
};

const libraries = '/usr/lib';

/** WebKitGTK's small browser lies beneath the name of the machine's processor. */
export const findMiniBrowser = () =>
  existsSync(libraries)
    ? readdirSync(libraries)
        .map((folder) => join(libraries, folder, 'webkit2gtk-4.1/MiniBrowser'))
        .find((path) => existsSync(path))
    : undefined;
