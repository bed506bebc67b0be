import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the tracked files that match one of the patterns of git, as paths from the root of the
 * repository. A deleted file is left out, although git tracks it until the deletion is committed.
 * Fails outside of a clone.
 */
export function trackedFiles(root: string, ...patterns: readonly string[]): readonly string[] {
  const files = execFileSync('git', ['ls-files', '-z', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return files.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}
