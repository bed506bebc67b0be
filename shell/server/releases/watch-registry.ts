import { watch, type FSWatcher } from 'node:fs';
import { registryFile, type Registry } from '@portal/releases/registry';
import type { ReleaseStore } from './release-store';

/**
 * Maximum time between two reads, in milliseconds: network disks do not report changes by other
 * machines.
 */
const interval = 1000;

export type WatchedStore = ReturnType<typeof watchRegistry>;

/**
 * A release store that reads its registry again only after a file event or the interval, not for
 * each request.
 */
export function watchRegistry(store: ReleaseStore) {
  let known: Promise<Registry> | undefined;
  let watcher: FSWatcher | undefined;

  function lookAgain() {
    known = undefined;
  }

  function read() {
    const reading = store.registry();
    // Not cached, so that the next request reads again.
    reading.catch(lookAgain);
    return reading;
  }

  function leave() {
    watcher?.close();
    watcher = undefined;
  }

  const listen = () => {
    // The folder may not exist before the first release.
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

    /** Call it after changing the registry in this process; the file event arrives later. */
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
