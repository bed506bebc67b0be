import * as v from 'valibot';
import { exitOf, startChild } from '../start/child';
import { builderMessage, type BuilderMessage, type BuilderSettings } from './builder-messages';

export type Built = Extract<BuilderMessage, { kind: 'built' }>;

/** Starts to build an application as often as its sources change; `onBuilt` is told of each build. */
export function startBuilder(settings: BuilderSettings, onBuilt: (built: Built) => void) {
  const child = startChild('scripts/dev/builder.ts', [JSON.stringify(settings)], {
    stdio: 'inherit',
  });
  let waiting: (() => void)[] = [];
  child.on('message', (message) => {
    const told = v.parse(builderMessage, message);
    if (told.kind === 'built') return onBuilt(told);
    for (const resolve of waiting) resolve();
    waiting = [];
  });

  return {
    ended: exitOf(child),

    /** Settles once the release holds what the sources say now, or the last of them that could be built. */
    settled() {
      return new Promise<void>((resolve) => {
        waiting.push(resolve);
        child.send('settle');
      });
    },
  };
}
