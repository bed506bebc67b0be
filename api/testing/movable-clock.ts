import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const preload = new URL('./movable-clock-preload.mjs', import.meta.url).href;

/**
 * Creates a clock that a test moves while processes run. It applies to processes started with its
 * environment, their threads (also the embedded database's) and child processes. PostgreSQL, file
 * dates and the monotonic clock are not affected.
 */
export function createMovableClock() {
  const folder = mkdtempSync(join(tmpdir(), 'clock-'));
  const file = join(folder, 'milliseconds');
  const options = process.env['NODE_OPTIONS'] ?? '';
  const clock = {
    environment: { NODE_OPTIONS: `${options} --import=${preload}`.trim(), MOVED_CLOCK: file },

    /** Milliseconds fast; negative ones set the clock back. */
    move(milliseconds: number) {
      writeFileSync(`${file}.new`, String(milliseconds));
      renameSync(`${file}.new`, file);
    },

    /** To be called after its processes have ended. */
    remove: () => rmSync(folder, { recursive: true }),
  };
  clock.move(0);
  return clock;
}
