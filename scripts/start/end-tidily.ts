import { rmSync } from 'node:fs';
import { constants } from 'node:os';
import { endingSignals } from '@portal/server/ending-signals';
import { stderrLog, inBackground } from '@portal/server/in-background';
import { stopChildren } from './child';

/** Makes a signal end this process normally after its child processes. */
export function stopChildrenOnSignal() {
  for (const signal of endingSignals) {
    process.on(signal, () =>
      inBackground(stderrLog, 'stopping', async () => {
        await stopChildren();
        process.exit(128 + constants.signals[signal]);
      }),
    );
  }
}

/** Deletes the folder afterwards, even if this process ends early. */
export async function withTemporaryFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work();
  } finally {
    process.off('exit', remove);
    remove();
  }
}
