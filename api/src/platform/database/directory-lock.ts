import { join } from 'node:path';
import { acquireLock, type LockFile } from '@portal/server/lock-file';
import { StartFailure } from '@portal/server/start-failure';

/**
 * Locks the data directory: two processes silently destroy an embedded database. Takes over the
 * lock of a killed process.
 */
export function lockDirectory(directory: string, onLost?: () => void): LockFile {
  const lock = acquireLock(join(directory, 'in-use.lock'), onLost);
  if (lock) return lock;
  throw new StartFailure(
    `La carpeta de datos «${directory}» está en uso por otro proceso; ciérralo o elige otra con DATA_DIR.`,
  );
}
