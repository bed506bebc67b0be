import { mkdir, open, readdir, readFile, rename, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { noSpaceForFile } from '@portal/contract/refusal';
import { errorCode } from '@portal/server/error-code';
import { joinBelow } from '@portal/server/join-below';
import { Problem } from '../problem/problem';
import type { FileStore } from './file-store';

/**
 * Stores each file completely or not at all. Leaves `keptFree` bytes of the disk free, which the
 * database may need.
 */
export function createDiskStore(root: string, keptFree: number): FileStore {
  return {
    async save(folder, name, bytes) {
      const path = joinBelow(root, folder, name);
      const unfinished = `${path}${unfinishedEnd}`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await requireSpace(dirname(path), bytes.length + keptFree);
        await writeThrough(unfinished, bytes);
        await rename(unfinished, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw isFull(error) ? new Problem(507, noSpaceForFile) : error;
      }
    },

    async read(folder, name) {
      try {
        return await readFile(joinBelow(root, folder, name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async remove(folder, name) {
      const path = joinBelow(root, folder, name);
      await rm(`${path}${unfinishedEnd}`, { force: true });
      await rm(path, { force: true });
    },

    async list(folder) {
      try {
        const names = await readdir(joinBelow(root, folder));
        return names.filter((name) => !name.endsWith(unfinishedEnd));
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
  };
}

const unfinishedEnd = '.unfinished';

async function requireSpace(folder: string, bytes: number) {
  const { blocks, bavail, bsize } = await statfs(folder);
  // Some network disks do not report their size.
  if (blocks > 0 && bavail * bsize < bytes) throw new Problem(507, noSpaceForFile);
}

async function writeThrough(path: string, bytes: Uint8Array) {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Flushes the folder, because a renamed file is an entry of it. */
async function syncFolder(path: string) {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(String(errorCode(error)));
const isMissing = (error: unknown) => errorCode(error) === 'ENOENT';
