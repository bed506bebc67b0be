/** Something a page reads. The key is the API path; the value survives JSON, as the server embeds it in the page. */
export type Resource<T> = {
  readonly key: string;
  readonly load: (signal?: AbortSignal) => Promise<T>;
};

/** What is known of a resource. Data outlives a failed reload, so that a page keeps showing it. */
export type ResourceState = { readonly data?: unknown; readonly error?: unknown };

export type ResourceCache = ReturnType<typeof createResourceCache>;

type Options = {
  /** Values that the server used to render the page. */
  seed?: Readonly<Record<string, unknown>>;
  /** On the server a page waits for what it reads instead of showing that it loads. */
  isServer?: boolean;
};

const unknownResource: ResourceState = {};

/** One cache a page in the browser, one a rendered page on the server. */
export function createResourceCache({ seed = {}, isServer = false }: Options = {}) {
  const states = new Map<string, ResourceState>(
    Object.entries(seed).map(([key, data]) => [key, { data }]),
  );
  const listeners = new Map<string, Set<() => void>>();
  const loads = new Map<string, Promise<void>>();

  const read = (key: string) => states.get(key) ?? unknownResource;

  /** What was read anew and is as before is no news to anybody. */
  function write(key: string, state: ResourceState) {
    const { data, error } = read(key);
    if (data === state.data && error === state.error) return;
    states.set(key, state);
    listeners.get(key)?.forEach((listener) => listener());
  }

  async function run<T>(resource: Resource<T>, previous: Promise<void> | undefined) {
    const { key } = resource;
    await previous;
    try {
      const data = await resource.load();
      write(key, { data: keepSame(read(key).data, data) });
    } catch (error) {
      write(key, { data: read(key).data, error });
    }
  }

  /** Reads anew; never rejects, the state tells. A reload asked for during a load follows it, as that one may be stale. */
  function load<T>(resource: Resource<T>) {
    const running = run(resource, loads.get(resource.key)).finally(() => {
      if (loads.get(resource.key) === running) loads.delete(resource.key);
    });
    loads.set(resource.key, running);
    return running;
  }

  /** Reads unless a read is under way. */
  const ensure = <T>(resource: Resource<T>) => loads.get(resource.key) ?? load(resource);

  function subscribe(key: string, listener: () => void) {
    const ofKey = listeners.get(key) ?? new Set();
    listeners.set(key, ofKey.add(listener));
    return () => void ofKey.delete(listener);
  }

  /** Puts a value in place of what was read, for a change that the screen shows before the server confirms it. */
  const replace = (key: string, data: unknown) => write(key, { data });

  /** What was read, to be embedded in the page. */
  const snapshot = () =>
    Object.fromEntries(
      [...states].flatMap(([key, { data }]) => (data === undefined ? [] : [[key, data]])),
    );

  /** What could not be read, for the server to choose the page's status. */
  const failures = () => [...states.values()].flatMap(({ error }) => (error ? [error] : []));

  return { isServer, read, load, ensure, subscribe, replace, snapshot, failures };
}

/** What has not changed stays the same object, so that nothing is drawn anew for it. */
function keepSame(before: unknown, after: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? before : after;
  }
  const items = after.map((item, index) => keepSame(before[index], item));
  const isSame = items.length === before.length && items.every((item, at) => item === before[at]);
  return isSame ? before : items;
}
