import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const aptGet = '/usr/bin/apt-get';

/** Returns true on success. */
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
    // At this run level, packages do not start their services.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  }).status === 0;
