import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const cache = '.cache/versions';

/** The folder of a version of a package, which is downloaded the first time; undefined where it cannot be had. */
export function download(name: string, version: string): string | undefined {
  const folder = resolve(cache, `${name.replace('/', '-')}-${version}`);
  if (!existsSync(folder) && !install(`${name}@${version}`, folder)) return undefined;
  return join(folder, 'node_modules', name);
}

/** Whoever is ended meanwhile leaves nothing that looks whole. */
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
