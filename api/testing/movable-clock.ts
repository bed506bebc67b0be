import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const preload = new URL('./movable-clock-preload.mjs', import.meta.url).href;

/**
 * A clock of the day for whole processes, which a test moves while they run. It counts for all that
 * are started with its environment, for their threads (the embedded database's too) and for the
 * processes that these start; PostgreSQL, the dates of files and the monotonic clock go on.
 */
export function createMovableClock() {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const file = join(folder, 'milliseconds');
  const options = process.env['NODE_OPTIONS'] ?? '';
  const clock = {
    environment: { NODE_OPTIONS: `${options} --import=${preload}`.trim(), MOVED_CLOCK: file },

    /** From now on it is so many milliseconds fast; below zero it has been set back. */
    move(milliseconds: number) {
      writeFileSync(`${file}.new`, String(milliseconds));
      renameSync(`${file}.new`, file);
    },

    /** Once its processes have ended. */
    remove: () => rmSync(folder, { recursive: true }),
  };
  clock.move(0);
  return clock;
}
