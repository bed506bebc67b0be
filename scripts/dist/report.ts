import { lstatSync } from 'node:fs';
import { join, relative } from 'node:path';
import { decimal, formatRows } from '../figures';
import { listFiles } from '@portal/server/list-files';
import { parts, type TreeCounts } from './tree-parts';

/** Counts the tree's files only, not the data in its folder. */
export function describeTree(folder: string, { programCount, packageCount }: TreeCounts): string {
  const files = listFiles(folder).filter(isOfTree);
  const within = (part: string) => files.filter((file) => file.startsWith(`${part}/`));
  const megabytes = (some: readonly string[]) =>
    `${decimal(some.reduce((sum, file) => sum + lstatSync(join(folder, file)).size, 0) / 1e6, 1)} MB`;
  const row = (name: string, count: number, some: readonly string[]) => [
    `  ${name}`,
    String(count),
    megabytes(some),
  ];
  const [programs, packages, releases] = [
    within(parts.programs),
    within(parts.packages),
    within(parts.releases),
  ];
  const shown = nearName(folder);
  return [
    `\n  Árbol de producción en ${shown}:\n`,
    formatRows([
      row('programas', programCount, programs),
      row('paquetes', packageCount, packages),
      row('versiones', releases.filter(isRelease).length, releases),
      ['  en total', '', megabytes(files)],
    ]),
    `\n  Se inicia con: node ${join(shown, parts.programs, 'start.mjs')}`,
  ].join('\n');
}

/** As one would type it from the current folder. */
function nearName(folder: string) {
  const path = relative('', folder);
  return path.startsWith('..') ? folder : path || '.';
}

const isOfTree = (file: string) =>
  !file.includes('/') || Object.values(parts).some((part) => file.startsWith(`${part}/`));

const isRelease = (file: string) => /^releases\/[^/]+\/[^/]+\/release\.json$/.test(file);
