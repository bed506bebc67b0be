import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolsFolder, type Application } from '../applications';
import { versionIn } from '../webpack/shared-modules';
import { releaseSources } from './release-sources';

/**
 * A short hash of all inputs of a release. It is the same on every machine and in every folder, so
 * unchanged applications are not built again.
 */
export function releaseId(application: Application, mode = 'production') {
  const hash = createHash('sha256').update(`${application.name} ${mode} ${versionIn(toolsFolder)}`);
  for (const { folder, files } of releaseSources(application)) {
    for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 10);
}
