import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from './error-code';

/** So much must fit, in bytes; an empty file fits on a full disk. */
const probe = Buffer.alloc(256 * 1024);

/** What keeps a folder from being written: permission bits say little (root, read-only disks), so it is tried. */
export function probeFolder(folder: string): 'full' | 'refused' | undefined {
  const file = join(folder, '.probe');
  try {
    makeFolder(folder);
    writeFileSync(file, probe);
    return undefined;
  } catch (error) {
    return isFullDisk(error) ? 'full' : 'refused';
  } finally {
    removeProbe(file);
  }
}

/** No room on the disk, or none left of what its owner may use. */
export const isFullDisk = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes(String(errorCode(error)));

/** How the person who starts a server is told. */
export const fullDisk = (folder: string, setting: string) =>
  `El disco de ${folder} está lleno; libera espacio o elige otra carpeta con ${setting}.`;

function removeProbe(file: string) {
  try {
    rmSync(file, { force: true });
  } catch {
    // Where nothing can be written there is no probe.
  }
}

// Node's own recursive creation never ends in a file system that refuses, such as /proc.
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
