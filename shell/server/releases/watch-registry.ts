import { watch, type FSWatcher } from 'node:fs';
import { registryFile, type Registry } from '@portal/releases/registry';
import type { ReleaseStore } from './release-store';

/** So often it is looked at in any case, in milliseconds: network disks tell nothing of what others write. */
const interval = 1000;

export type WatchedStore = ReturnType<typeof watchRegistry>;

/** The store, which looks at its registry when the disk says that it changed, and not for each request. */
export function watchRegistry(store: ReleaseStore) {
  let known: Promise<Registry> | undefined;
  let watcher: FSWatcher | undefined;

  function lookAgain() {
    known = undefined;
  }

  function read() {
    const reading = store.registry();
    // What could not be read may be there the next time.
    reading.catch(lookAgain);
    return reading;
  }

  function leave() {
    watcher?.close();
    watcher = undefined;
  }

  const listen = () => {
    // The folder may not be there before the first release is published.
    watcher ??= watchFolder(store.releasesFolder, lookAgain, leave);
  };

  const timer = setInterval(() => {
    lookAgain();
    listen();
  }, interval).unref();
  listen();

  return {
    ...store,

    registry: () => (known ??= read()),

    /** Whoever changed it here knows of it before the disk says so. */
    lookAgain,

    stop() {
      clearInterval(timer);
      leave();
    },
  };
}

function watchFolder(folder: string, onChange: () => void, onEnd: () => void) {
  try {
    return watch(folder, { persistent: false }, (_event, file) => {
      if (file === null || file === registryFile) onChange();
    }).on('error', onEnd);
  } catch {
    return undefined;
  }
}
