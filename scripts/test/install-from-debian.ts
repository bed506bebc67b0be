import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const aptGet = '/usr/bin/apt-get';

/** Installs Debian's packages where that is possible; tells whether it did. */
export function installFromDebian(packages: readonly string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync(aptGet)) return false;
  console.log(`Instalando ${packages.join(', ')}…`);
  runQuietly(['update']);
  return runQuietly(['install', '-y', '--no-install-recommends', ...packages]);
}

const runQuietly = (args: readonly string[]) =>
  spawnSync(aptGet, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Only the programs are wanted: in this run level no package starts its service.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0;
