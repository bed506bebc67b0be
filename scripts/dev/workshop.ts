import { developmentId } from '@portal/releases/release-names';
import { findConflicts } from '@portal/releases/compatibility';
import { readRelease, type Release } from '@portal/releases/release';
import type { Registry } from '@portal/releases/registry';
import type { DevelopmentState, Problem } from 'shell/development/development-state';
import type { Application } from '../applications';
import { startBuilder, type Built } from './builder-process';
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

/** Builds applications from their sources, each in a process of its own, as often as these change. */
export async function openWorkshop(options: WorkshopOptions) {
  const { applications, registry, releasesFolder, cacheFolder } = options;
  const others = await readOthers(releasesFolder, registry);
  const built = new Map<string, Built>();
  const listeners = new Set<(state: DevelopmentState) => void>();

  const conflicts = () =>
    built.size < applications.length
      ? []
      : findConflicts([
          ...others,
          ...[...built.values()].flatMap(({ release }) => (release ? [release] : [])),
        ]);

  function state(): DevelopmentState {
    const results = [...built];
    return {
      builds: Object.fromEntries(
        results.flatMap(([name, { hash }]) => (hash === undefined ? [] : [[name, hash]])),
      ),
      problems: [...results.flatMap(([, { problems }]) => problems), ...conflicts().map(asProblem)],
    };
  }

  const builders = applications.map((application) =>
    startBuilder({ application, releasesFolder, cacheFolder }, (result) => {
      built.set(application.name, result);
      for (const problem of result.problems) console.error(`\n${problemText(problem)}\n`);
      for (const listener of listeners) listener(state());
    }),
  );

  return {
    state,
    conflicts,

    /** Is told the state whenever it changes; gives what ends that. */
    onChange(listener: (state: DevelopmentState) => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    /** Settles once every release holds what its sources say, or the last of them that could be built. */
    settled: () => Promise.all(builders.map((builder) => builder.settled())),

    /** Settles if a builder ends, which none does by itself. */
    ended: Promise.race(builders.map(({ ended }) => ended)),
  };
}

const asProblem = (conflict: string): Problem => ({
  title: 'El sitio no puede funcionar así',
  excerpt: [],
  detail: conflict,
});

/** What is not worked on. */
function readOthers(releasesFolder: string, { applications }: Registry): Promise<Release[]> {
  const others = Object.entries(applications).filter(([, { live }]) => live !== developmentId);
  return Promise.all(others.map(([name, { live }]) => readRelease(releasesFolder, name, live)));
}
