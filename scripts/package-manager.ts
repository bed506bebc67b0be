import { existsSync } from 'node:fs';
import { join } from 'node:path';

export type PackageManager = {
  readonly name: 'npm' | 'pnpm' | 'yarn';
  readonly lockFile: string;
  /** The typed command before the arguments of a script in `package.json`. */
  readonly typed: (script: string) => string;
  /** Installs the packages in `package.json` and writes the lock file. */
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
  // In CI, pnpm would otherwise only compare the lock file.
  install: ['install', '--no-frozen-lockfile'],
};

const yarn: PackageManager = {
  name: 'yarn',
  lockFile: 'yarn.lock',
  typed: (script) => `yarn ${script}`,
  install: ['install'],
};

/** The package manager with a lock file here. Prefers npm, also without any. */
export const packageManagerOf = (folder: string): PackageManager =>
  [npm, pnpm, yarn].find(({ lockFile }) => existsSync(join(folder, lockFile))) ?? npm;
