import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { registryFile, revisionsFolder } from '@portal/releases/registry';
import { checkFolder } from '../../start/check-environment';
import { findApplications, suppliedFolder } from './applications';
import { copyWritable } from './copy-writable';
import { buildRelease } from './copy-release';

/**
 * Fills an empty store with the tree's releases, which were checked when the tree was made. In any
 * other store, releases must be published.
 */
export async function beginStore(releasesFolder: string) {
  const places = [registryFile, revisionsFolder].map((name) => join(releasesFolder, name));
  if (process.env['RELEASES_S3_URL'] || places.some((place) => existsSync(place))) return;
  checkFolder(releasesFolder, 'RELEASES_DIR');
  for (const application of findApplications()) await buildRelease(application, { releasesFolder });
  // The registry comes last: no release is live before it.
  for (const name of [revisionsFolder, registryFile]) {
    await copyWritable(join(suppliedFolder, name), join(releasesFolder, name));
  }
}
