import Watchpack from 'watchpack';
import { watchedRouteFiles } from '../release/route-sources';
import type { BuilderSettings, Built } from './builder-messages';
import { startBuilder } from './builder-process';

type Settings = Omit<BuilderSettings, 'platform'>;

type Listeners = {
  readonly onBuilt: (platform: BuilderSettings['platform'], built: Built) => void;
  /** A process ended without having been asked to. */
  readonly onLost: () => void;
};

/** Editors write a file in several steps, in milliseconds. */
const aggregateTimeout = 50;

/**
 * One process builds for browsers, another one for the renderer, so that each makes the best of a processor of
 * its own. They start again when routes change, which a build is given when it begins.
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
    // What they import may be other files now.
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
