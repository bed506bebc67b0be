/** A build of an application in this page, which can take over what a newer one changes. */
export type HotBuild = {
  readonly application: string;
  readonly hash: () => string;
  readonly hot: {
    /** Fetches and applies what the next build changed; nothing, if it is not known of. */
    readonly check: (applies: true) => Promise<unknown>;
  };
};

const followed = new Map<string, HotBuild>();
const busy = new Set<string>();
let current: Readonly<Record<string, string>> = {};

/** From here on the page takes over what changes in an application. */
export function follow(build: HotBuild) {
  followed.set(build.application, build);
  bringUpToDate(build);
}

/** Says which builds are there now. */
export function announce(builds: Readonly<Record<string, string>>) {
  current = builds;
  for (const build of followed.values()) bringUpToDate(build);
}

/** One update after the other; where the page cannot take one over, it begins anew, and tries no other. */
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

/** Of an application that is not worked on any more nothing is known. */
const isCurrent = ({ application, hash }: HotBuild) =>
  current[application] === undefined || current[application] === hash();

async function update(build: HotBuild) {
  while (!isCurrent(build)) {
    const before = build.hash();
    await build.hot.check(true);
    if (build.hash() === before)
      throw new Error('The server does not know the build of this page.');
  }
}
