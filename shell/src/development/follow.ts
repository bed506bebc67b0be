/** A build of an application in this page that supports hot updates. */
export type HotBuild = {
  readonly application: string;
  readonly hash: () => string;
  readonly hot: {
    /** Loads and applies the next hot update. Does nothing if there is none. */
    readonly check: (applies: true) => Promise<unknown>;
  };
};

const followed = new Map<string, HotBuild>();
const busy = new Set<string>();
let current: Readonly<Record<string, string>> = {};

/** Applies hot updates of an application from now on. */
export function follow(build: HotBuild) {
  followed.set(build.application, build);
  bringUpToDate(build);
}

/** Reports the current builds. */
export function announce(builds: Readonly<Record<string, string>>) {
  current = builds;
  for (const build of followed.values()) bringUpToDate(build);
}

/** Applies updates one after the other. If one fails, reloads the page and tries no other. */
function bringUpToDate(build: HotBuild) {
  if (busy.has(build.application) || isCurrent(build)) return;
  busy.add(build.application);
  update(build).then(
    () => busy.delete(build.application),
    (failure: unknown) => {
      reportError(failure);
      location.reload();
    },
  );
}

/** An application without a dev build session has no build here. */
const isCurrent = ({ application, hash }: HotBuild) =>
  current[application] === undefined || current[application] === hash();

async function update(build: HotBuild) {
  while (!isCurrent(build)) {
    const before = build.hash();
    await build.hot.check(true);
    if (build.hash() === before)
      throw new Error('The development server has no update for the build of this page.');
  }
}
