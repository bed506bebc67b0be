import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { releaseFolder } from '@portal/releases/release';
import type { Application } from '../../applications';
import type { BuiltRelease } from '../../release/build-release';
import { suppliedFolder } from './applications';
import { copyWritable } from './copy-writable';
import { releaseId } from './release-id';

// Replaces `scripts/release/build-release.ts` in a production tree, where nothing is built.

/** Copies the tree's release into a store, unless the store already has it. */
export async function buildRelease(
  application: Application,
  { releasesFolder }: { readonly releasesFolder: string },
): Promise<BuiltRelease> {
  const { name } = application;
  const id = releaseId(application);
  const folder = releaseFolder(releasesFolder, name, id);
  if (existsSync(folder)) return { name, id, isNew: false };
  await copyWhole(releaseFolder(suppliedFolder, name, id), folder);
  return { name, id, isNew: true };
}

/** Copies a release atomically. If two processes copy it, the first copy stays. */
async function copyWhole(from: string, folder: string) {
  const draft = join(dirname(folder), `.draft-${randomUUID()}`);
  await mkdir(dirname(folder), { recursive: true });
  try {
    await copyWritable(from, draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
