import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@portal/server/error-code';

const megabytes = 192;
const piece = Buffer.alloc(1024 * 1024);

/** Mounts a small disk that can be filled. Uses a plain folder if the user may not mount. */
export function openDisk(folder: string) {
  mkdirSync(folder);
  const isSmall = process.getuid?.() === 0;
  if (isSmall) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    isSmall,
    fill() {
      const file = openSync(ballast, 'w');
      try {
        while (writeSync(file, piece) === piece.length);
      } catch (error) {
        if (errorCode(error) !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    close() {
      if (isSmall) execFileSync('umount', [folder]);
    },
  };
}
