/** What is known of a resource. Data outlives a failed reload, so that a page keeps showing it. */
export type ResourceState = { readonly data?: unknown; readonly error?: unknown };

const unknownResource: ResourceState = {};

/** What no screen shows is kept for the way back, up to this many. */
const maxUnused = 100;

type Options = {
  seed: Readonly<Record<string, unknown>>;
  isShown: (key: string) => boolean;
  /** A page on the server embeds everything that it read. */
  isBounded: boolean;
};

/** What was read, those last that were written or left last. */
export function createResourceStates({ seed, isShown, isBounded }: Options) {
  const states = new Map<string, ResourceState>(
    Object.entries(seed).map(([key, data]) => [key, { data }]),
  );

  const read = (key: string) => states.get(key) ?? unknownResource;
  const drop = (key: string) => states.delete(key);

  /** Behind those that were written or left before it. */
  function put(key: string, state: ResourceState) {
    states.delete(key);
    states.set(key, state);
    if (!isBounded) return;
    const unused = [...states.keys()].filter((each) => !isShown(each));
    for (const each of unused.slice(0, -maxUnused)) states.delete(each);
  }

  /** What was read, to be embedded in the page. */
  const snapshot = () =>
    Object.fromEntries(
      [...states].flatMap(([key, { data }]) => (data === undefined ? [] : [[key, data]])),
    );

  /** What could not be read, for the server to choose the page's status. */
  const failures = () => [...states.values()].flatMap(({ error }) => (error ? [error] : []));

  return { read, put, drop, keys: () => [...states.keys()], snapshot, failures };
}
