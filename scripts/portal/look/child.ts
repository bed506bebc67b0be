import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { endingSignals } from '@portal/server/ending-signals';
import { errorOutput, inBackground } from '@portal/server/in-background';
import * as v from 'valibot';
import { trialsFolder } from '../../release/commands/trial-store';
import { stopChildren } from '../../start/child';
import { endWithParent } from '../../start/end-with-parent';
import { lookAtPages } from './look-at-pages';

/** The process that opens the pages of a set, says what it found, and leaves nothing behind. */
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

/** Nobody looks at pages for so long, in milliseconds: what is older was left by a process that was killed. */
const longest = 600_000;

await mkdir(trialsFolder, { recursive: true });
for (const name of await readdir(trialsFolder)) {
  const left = join(trialsFolder, name);
  const { mtimeMs } = await stat(left);
  if (Date.now() - mtimeMs > longest) await rm(left, { recursive: true, force: true });
}
const folder = await mkdtemp(join(trialsFolder, 'set-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

async function end(exitCode: number) {
  await stopChildren();
  process.exit(exitCode);
}

for (const signal of endingSignals) {
  process.once(signal, () => inBackground(errorOutput, 'stopping', () => end(1)));
}
try {
  process.send?.(await lookAtPages(plan, folder));
  await end(0);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  await end(1);
}
