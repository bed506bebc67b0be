import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryFolder, toolsFolder } from '../../applications';
import { packedReleases, unpackFiles } from '../packed-files';

// Replaces `scripts/portal/store-of-tools.ts` in the packed tools.

/** Unpacks the releases on first use. Concurrent commands may share them. */
export async function storeOfTools() {
  const packed = await readFile(join(toolsFolder, packedReleases));
  const name = createHash('sha256').update(packed).digest('hex').slice(0, 10);
  const folder = join(repositoryFolder, '.cache/site', name);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${randomUUID()}`;
  try {
    unpackFiles(packed, draft);
    await rename(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}
