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

type DevSessionOptions = {
  readonly applications: readonly Application[];
  readonly registry: Registry;
  readonly releasesFolder: string;
  readonly cacheFolder: string;
};

export type DevSession = Awaited<ReturnType<typeof openDevSession>>;

/** Builds the applications in development and reports the state of their builds. */
export async function openDevSession({ registry, ...options }: DevSessionOptions) {
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

  /** Both builds usually report the same problems. */
  const problems = () => [
    ...applications.flatMap(({ name }) => {
      const found = forBrowsers.get(name)?.problems ?? [];
      return found.length > 0 ? found : (forRenderer.get(name)?.problems ?? []);
    }),
    ...conflicts().map(asProblem),
  ];

  const ownReleases = () =>
    [...forBrowsers.values()].flatMap(({ release }) => (release ? [release] : []));

  /** Returns the conflicts between releases, or nothing while a release is missing. */
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

    /** Returns a function that removes the listener. */
    onChange(listener: (state: DevelopmentState) => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** True if each application was built at least once. */
    isWhole: () => ownReleases().length === applications.length,

    /** Resolves when every release matches its sources, or is the last successful build. */
    async settled() {
      await builders.settled();
      await Promise.all(applications.map(({ name }) => describe(name)));
    },

    /** Aborts when a build process ends unexpectedly; nothing is built after that. */
    lost: lost.signal,
  };
}

/** Build hash and entry hash by application name. */
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

/** The releases that are not in development. */
function readOthers(releasesFolder: string, { applications }: Registry): Promise<Release[]> {
  const others = liveReleases(applications).filter(({ id }) => id !== developmentId);
  return Promise.all(others.map(({ name, id }) => readRelease(releasesFolder, name, id)));
}
