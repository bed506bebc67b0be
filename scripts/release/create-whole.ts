import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withTemporaryFolder } from '../start/end-tidily';

/** Creates a folder atomically: fills it under another name. An existing folder does not change. */
export async function createFolderAtomically(
  folder: string,
  fill: (draft: string) => Promise<unknown>,
) {
  const draft = join(dirname(folder), `.draft-${randomUUID()}`);
  await mkdir(draft, { recursive: true });
  await withTemporaryFolder(draft, async () => {
    await fill(draft);
    await rename(draft, folder).catch((error: unknown) => {
      // Another process may have created it.
      if (!existsSync(folder)) throw error;
    });
  });
}
