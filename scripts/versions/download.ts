import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const cache = '.cache/versions';

/** Downloads the package on first use. Returns undefined if it is not available. */
export function download(name: string, version: string): string | undefined {
  const folder = resolve(cache, `${name.replace('/', '-')}-${version}`);
  if (!existsSync(folder) && !install(`${name}@${version}`, folder)) return undefined;
  return join(folder, 'node_modules', name);
}

/** An interrupted download leaves no folder that looks complete. */
function install(specifier: string, folder: string) {
  console.log(`Descargando ${specifier}…`);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const options = ['--prefix', '.', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  const { status } = spawnSync('npm', ['install', ...options, specifier], {
    cwd: unfinished,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) return false;
  renameSync(unfinished, folder);
  return true;
}
