import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from './error-code';

/** Test content, in bytes. An empty file would fit even on a full disk. */
const probe = Buffer.alloc(256 * 1024);

/** Tries a write, since permission bits prove little (root, read-only disks). */
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

/** True if the disk is full or the quota of its owner is used up. */
export const isFullDisk = (error: unknown) =>
  ['ENOSPC', 'EDQUOT'].includes(String(errorCode(error)));

/** Message for the administrator who starts a server. */
export const fullDiskMessage = (folder: string, setting: string) =>
  `El disco de ${folder} está lleno; libera espacio o elige otra carpeta con ${setting}.`;

function removeProbe(file: string) {
  try {
    rmSync(file, { force: true });
  } catch {
    // In a folder without write access there is no probe file.
  }
}

// `mkdir` with `recursive` never returns in a file system that refuses, such as /proc.
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
