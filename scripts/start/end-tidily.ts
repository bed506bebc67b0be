import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import { endingSignals } from '@portal/server/ending-signals';
import { errorOutput, inBackground } from '@portal/server/in-background';
import { stopChildren } from './child';

/** Has a signal end this process once what it started has ended, as a process that ends by itself. */
export function endTidily() {
  for (const signal of endingSignals) {
    process.on(signal, () =>
      inBackground(errorOutput, 'stopping', async () => {
        await stopChildren();
        process.exit(128 + constants.signals[signal]);
      }),
    );
  }
}

/** Works with a folder that is gone after that, or when this process ends amid it. */
export async function withPassingFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work();
  } finally {
    process.off('exit', remove);
    remove();
  }
}
