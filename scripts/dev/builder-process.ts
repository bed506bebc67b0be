import * as v from 'valibot';
import { startChild, stopChild } from '../start/child';
import { programs } from '../start/origin';
import { builderMessage, type BuilderSettings, type Built } from './builder-messages';

/**
 * Maximum size of V8's young generation, in MiB. A build creates many objects, and frequent
 * collections are slow.
 */
const youngMemory = 64;

type Listeners = {
  readonly onBuilt: (built: Built) => void;
  /** Called if the process ends unexpectedly. */
  readonly onLost: () => void;
};

export function startBuilder(settings: BuilderSettings, { onBuilt, onLost }: Listeners) {
  const { NODE_OPTIONS = '' } = process.env;
  const child = startChild(programs.builder, [JSON.stringify(settings)], {
    environment: { NODE_OPTIONS: `${NODE_OPTIONS} --max-semi-space-size=${youngMemory}` },
    stdio: 'inherit',
  });
  let waiting: (() => void)[] = [];
  const releaseAll = () => {
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  child.on('message', (message) => {
    const told = v.parse(builderMessage, message);
    if (told.kind === 'built') onBuilt(told);
    // Requests are answered in order, so that a request after an edit never receives an older
    // build.
    else waiting.shift()?.();
  });
  // Otherwise callers would wait forever for a process that has ended.
  child.once('exit', releaseAll);
  child.once('exit', onLost);

  return {
    stop() {
      child.off('exit', onLost);
      return stopChild(child);
    },

    /** Resolves when every build, even a failed one, matches the current sources. */
    settled() {
      if (!child.connected) return Promise.resolve();
      return new Promise<void>((resolve) => {
        waiting.push(resolve);
        child.send('settle');
      });
    },
  };
}
