import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { stopChildren } from '../../start/child';
import { stopChildrenOnSignal } from '../../start/end-tidily';
import { endWithParent } from '../../start/end-with-parent';
import { checkPages } from './check-pages';

/**
 * Opens the pages of a release set in its own process, reports the faults and leaves no processes
 * behind.
 */
endWithParent();

const plan = v.parse(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      releasesFolder: v.string(),
      set: v.record(v.string(), v.string()),
      changed: v.array(v.string()),
    }),
  ),
  process.argv[2],
);

stopChildrenOnSignal();
const folder = await mkdtemp(join(tmpdir(), 'portal-look-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

async function end(exitCode: number) {
  await stopChildren();
  process.exit(exitCode);
}

try {
  process.send?.(await checkPages(plan, folder));
  await end(0);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  await end(1);
}
