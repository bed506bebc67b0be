import { createRequire } from 'node:module';
import { join } from 'node:path';
import { containerName } from '@portal/releases/release-names';
import type { EntryLoader } from '../../src/remotes/federation';

/** Loads a release's container from the Node build in its folder. */
export const loadEntryFromDisk =
  (releasesFolder: string): EntryLoader =>
  (application, { id }) => {
    const entry = join(releasesFolder, application, id, 'node', 'remoteEntry.cjs');
    const require = createRequire(entry);
    const exported: unknown = require(entry);
    return Reflect.get(Object(exported), containerName(application, id));
  };
