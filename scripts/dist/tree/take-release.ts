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

// In a production tree this stands in for `scripts/release/build-release.ts`: nothing is built there.

/** Copies the release that the tree came with into a store; nothing, if it is there already. */
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

/** A release appears whole or not at all; of two who copy it the first counts. */
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
