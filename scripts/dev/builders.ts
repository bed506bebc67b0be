import Watchpack from 'watchpack';
import { watchedRouteFiles } from '../release/route-sources';
import type { BuilderSettings, Built } from './builder-messages';
import { startBuilder } from './builder-process';

type Settings = Omit<BuilderSettings, 'platform'>;

type Listeners = {
  readonly onBuilt: (platform: BuilderSettings['platform'], built: Built) => void;
  /** Called if a process ends unexpectedly. */
  readonly onLost: () => void;
};

/** Delay before a build, in milliseconds, because editors write a file in several steps. */
const aggregateTimeout = 50;

/**
 * Uses one process for browser builds and one for renderer builds, so that each has its own core.
 * Both restart when routes change, because a build reads routes only at its start.
 */
export function startBuilders(settings: Settings, { onBuilt, onLost }: Listeners) {
  const startFor = (platform: BuilderSettings['platform']) =>
    startBuilder(
      { ...settings, platform },
      { onBuilt: (built) => onBuilt(platform, built), onLost },
    );
  const start = () => [startFor('browser'), startFor('node')];
  let builders = Promise.resolve(start());

  async function startAgain() {
    for (const builder of await builders) await builder.stop();
    return start();
  }

  const watcher = new Watchpack({ aggregateTimeout });
  const watch = () =>
    watcher.watch({
      files: settings.applications.flatMap(watchedRouteFiles),
      startTime: Date.now(),
    });
  watcher.on('aggregated', () => {
    builders = startAgain();
    // The route files may import other files now.
    watch();
  });
  watch();

  return {
    async settled() {
      const current = await builders;
      await Promise.all(current.map((builder) => builder.settled()));
    },
  };
}
