import * as v from 'valibot';
import { startChild, stopChild } from '../start/child';
import { programs } from '../start/origin';
import { builderMessage, type BuilderSettings, type Built } from './builder-messages';

/** Young objects may take so many MiB: a build makes many, and clearing them away often takes long. */
const youngMemory = 64;

type Listeners = {
  /** Is told of each build. */
  readonly onBuilt: (built: Built) => void;
  /** The process ended without having been asked to. */
  readonly onLost: () => void;
};

/** Starts a process that builds. */
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
    // Each ask is answered in its turn: who asked after an edit is not served what was built before it.
    else waiting.shift()?.();
  });
  // Whoever waits for a process that has ended would wait for ever.
  child.once('exit', releaseAll);
  child.once('exit', onLost);

  return {
    stop() {
      child.off('exit', onLost);
      return stopChild(child);
    },

    /** Settles once each build is of the sources as they are now, whether it succeeded or not. */
    settled() {
      if (!child.connected) return Promise.resolve();
      return new Promise<void>((resolve) => {
        waiting.push(resolve);
        child.send('settle');
      });
    },
  };
}
