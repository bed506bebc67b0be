import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { registryFile, revisionsFolder } from '@portal/releases/registry';
import { repositoryFolder } from '../applications';
import { publishChanges } from '../start/publish-changes';

/** Publishes the sources into a separate folder, reusing existing builds. */
export async function prepareReleases(folder: string) {
  await rm(folder, { recursive: true, force: true });
  const built = join(repositoryFolder, 'releases');
  if (existsSync(built)) await cp(built, folder, { recursive: true });
  // The folder must have no history.
  await rm(join(folder, registryFile), { force: true });
  await rm(join(folder, revisionsFolder), { recursive: true, force: true });
  await publishChanges(folder);
}
