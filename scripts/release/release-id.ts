import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolsFolder, type Application } from '../applications';
import { versionIn } from '../webpack/shared-modules';
import { releaseSources } from './release-sources';

/**
 * Short hash of everything that a release is made of. The same sources give the same id on every
 * machine and in every folder, so an application that did not change is not built again.
 */
export function releaseId(application: Application, mode = 'production') {
  const hash = createHash('sha256').update(`${application.name} ${mode} ${versionIn(toolsFolder)}`);
  for (const { folder, files } of releaseSources(application)) {
    for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 10);
}
