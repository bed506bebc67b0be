import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** How one works with what installs the packages of a repository. */
export type PackageManager = {
  readonly name: 'npm' | 'pnpm' | 'yarn';
  /** Tells the versions of the installed packages. */
  readonly lockFile: string;
  /** What one types before the arguments of a script of `package.json`. */
  readonly typed: (script: string) => string;
  /** Installs what `package.json` names, and writes the lock file. */
  readonly install: readonly string[];
};

const npm: PackageManager = {
  name: 'npm',
  lockFile: 'package-lock.json',
  typed: (script) => `npm run ${script} --`,
  install: ['install', '--no-audit', '--no-fund', '--loglevel=error'],
};

const pnpm: PackageManager = {
  name: 'pnpm',
  lockFile: 'pnpm-lock.yaml',
  typed: (script) => `pnpm ${script}`,
  // On a build server it would only compare.
  install: ['install', '--no-frozen-lockfile'],
};

const yarn: PackageManager = {
  name: 'yarn',
  lockFile: 'yarn.lock',
  typed: (script) => `yarn ${script}`,
  install: ['install'],
};

/** The one whose lock file a repository has; npm where there is none yet, or its own is there as well. */
export const packageManagerOf = (folder: string): PackageManager =>
  [npm, pnpm, yarn].find(({ lockFile }) => existsSync(join(folder, lockFile))) ?? npm;
