import { join } from 'node:path';
import { takeLock, type LockFile } from '@portal/server/lock-file';
import { StartFailure } from '@portal/server/start-failure';

/**
 * Two processes on one embedded database destroy it without a word, so one of them must not start.
 * A process that was killed leaves its lock behind: the next one takes it over.
 */
export function lockDirectory(directory: string, onLost?: () => void): LockFile {
  const lock = takeLock(join(directory, 'in-use.lock'), onLost);
  if (lock) return lock;
  throw new StartFailure(
    `La carpeta de datos «${directory}» está en uso por otro proceso; ciérralo o elige otra con DATA_DIR.`,
  );
}
