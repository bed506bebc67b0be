/** Data survives a failed reload, so that a page keeps showing it. */
export type ResourceState = { readonly data?: unknown; readonly error?: unknown };

const unknownResource: ResourceState = {};

/** Entries without a screen that are kept for going back. */
const maxUnused = 100;

type Options = {
  seed: Readonly<Record<string, unknown>>;
  isShown: (key: string) => boolean;
  /** False on the server, where a page embeds everything that it read. */
  isBounded: boolean;
};

/** Values by key, least recently used first. */
export function createResourceStates({ seed, isShown, isBounded }: Options) {
  const states = new Map<string, ResourceState>(
    Object.entries(seed).map(([key, data]) => [key, { data }]),
  );

  const read = (key: string) => states.get(key) ?? unknownResource;
  const drop = (key: string) => states.delete(key);

  /** Moves the key to the end: least recently used keys are dropped first. */
  function put(key: string, state: ResourceState) {
    states.delete(key);
    states.set(key, state);
    if (!isBounded) return;
    const unused = [...states.keys()].filter((each) => !isShown(each));
    for (const each of unused.slice(0, -maxUnused)) states.delete(each);
  }

  const snapshot = () =>
    Object.fromEntries(
      [...states].flatMap(([key, { data }]) => (data === undefined ? [] : [[key, data]])),
    );

  const failures = () => [...states.values()].flatMap(({ error }) => (error ? [error] : []));

  return { read, put, drop, keys: () => [...states.keys()], snapshot, failures };
}
