import { cp } from 'node:fs/promises';
import { readRegistry } from '@portal/releases/registry';
import { readRelease, releaseFolder } from '@portal/releases/release';
import { liveIn, writeLive } from './write-live';

/** Copies the live releases of a store into another, with the shell's development build. */
export async function copyLive(store: string, into: string) {
  const found = liveIn(await readRegistry(store));
  for (const [name, id] of Object.entries(found.live)) {
    const { development } = await readRelease(store, name, id);
    for (const one of development ? [id, development] : [id]) {
      await cp(releaseFolder(store, name, one), releaseFolder(into, name, one), {
        recursive: true,
      });
    }
  }
  await writeLive(into, found);
}
