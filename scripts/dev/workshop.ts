import { liveReleases } from '@portal/releases/channel';
import { findConflicts } from '@portal/releases/compatibility';
import { developmentId } from '@portal/releases/release-names';
import { readRelease, type Release } from '@portal/releases/release';
import type { Registry } from '@portal/releases/registry';
import type { DevelopmentState, Problem } from 'shell/development/development-state';
import type { Application } from '../applications';
import type { Built } from './builder-messages';
import { startBuilders } from './builders';
import { createDescriptions } from './descriptions';
import { problemText } from './describe-problem';

type WorkshopOptions = {
  /** What is worked on. */
  readonly applications: readonly Application[];
  /** The set that it is part of. */
  readonly registry: Registry;
  readonly releasesFolder: string;
  readonly cacheFolder: string;
};

export type Workshop = Awaited<ReturnType<typeof openWorkshop>>;

/** What is built of the applications that are worked on, and what there is to say of it. */
export async function openWorkshop({ registry, ...options }: WorkshopOptions) {
  const { applications, releasesFolder } = options;
  const others = await readOthers(releasesFolder, registry);
  const forBrowsers = new Map<string, Built>();
  const forRenderer = new Map<string, Built>();
  const descriptions = createDescriptions(releasesFolder);
  const listeners = new Set<(state: DevelopmentState) => void>();

  const lost = new AbortController();

  const builders = startBuilders(options, { onBuilt: note, onLost: () => lost.abort() });

  function note(platform: 'browser' | 'node', built: Built) {
    const before = JSON.stringify(problems());
    (platform === 'browser' ? forBrowsers : forRenderer).set(built.name, built);
    const now = problems();
    if (JSON.stringify(now) !== before) now.forEach(tellInTerminal);
    for (const listener of listeners) listener(state());
  }

  /** Both builds mostly complain of the same. */
  const problems = () => [
    ...applications.flatMap(({ name }) => {
      const found = forBrowsers.get(name)?.problems ?? [];
      return found.length > 0 ? found : (forRenderer.get(name)?.problems ?? []);
    }),
    ...conflicts().map(asProblem),
  ];

  const ownReleases = () =>
    [...forBrowsers.values()].flatMap(({ release }) => (release ? [release] : []));

  /** Why the releases would not work together; nothing, before there are all. */
  function conflicts() {
    const own = ownReleases();
    return own.length < applications.length ? [] : findConflicts([...others, ...own]);
  }

  const state = (): DevelopmentState => ({
    ...describeBuilds([...forBrowsers.values()]),
    problems: problems(),
  });

  async function describe(name: string) {
    const { hash, release } = forBrowsers.get(name) ?? {};
    if (release) await descriptions.write(release, [hash, forRenderer.get(name)?.hash]);
  }

  return {
    state,
    conflicts,

    /** Calls a listener with the state whenever it changes; gives what ends that. */
    onChange(listener: (state: DevelopmentState) => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Whether each application could be built at least once. */
    isWhole: () => ownReleases().length === applications.length,

    /** Settles once every release is what its sources say, or the last of them that could be built. */
    async settled() {
      await builders.settled();
      await Promise.all(applications.map(({ name }) => describe(name)));
    },

    /** Tells that nothing is built any more, because a process ended by itself. */
    lost: lost.signal,
  };
}

/** By application, which build there is, and the hash of its entry. */
const describeBuilds = (all: readonly Built[]) => ({
  builds: Object.fromEntries(
    all.flatMap(({ name, hash }) => (hash === undefined ? [] : [[name, hash]])),
  ),
  entries: Object.fromEntries(
    all.flatMap(({ name, release }) => {
      const entry = release?.files[release.entry];
      return entry ? [[name, entry.integrity]] : [];
    }),
  ),
  sheets: Object.fromEntries(
    all.flatMap(({ name, release }) => (release ? [[name, sheetsOf(release)]] : [])),
  ),
});

const sheetsOf = ({ styles = {} }: Release) =>
  [...new Set(Object.values(styles).flatMap(Object.keys))].toSorted();

const tellInTerminal = (problem: Problem) => console.error(`\n${problemText(problem)}\n`);

const asProblem = (conflict: string): Problem => ({
  title: 'El sitio no funcionaría así',
  excerpt: [],
  detail: conflict,
});

/** What is not worked on. */
function readOthers(releasesFolder: string, { applications }: Registry): Promise<Release[]> {
  const others = liveReleases(applications).filter(({ id }) => id !== developmentId);
  return Promise.all(others.map(({ name, id }) => readRelease(releasesFolder, name, id)));
}
