import { createKeyListeners } from './key-listeners';
import { createResourceStates, type ResourceState } from './resource-states';

/**
 * Data of a page. The key is the API path; the value must survive JSON, as the server embeds it in
 * the page. `load` rejects if the data cannot be read.
 */
export type Resource<T> = {
  readonly key: string;
  readonly load: (signal?: AbortSignal) => Promise<T>;
};

/**
 * Cache of the data of a page, by resource key. Components use it through `useKept` or the kit's
 * `useResource`.
 */
export type ResourceCache = ReturnType<typeof createResourceCache>;

type Options = {
  /** Values with which the server rendered the page. */
  seed?: Readonly<Record<string, unknown>>;
  /** On the server a page waits for its data instead of showing a loading state. */
  isServer?: boolean;
};

/**
 * Creates a cache: one per page in the browser, one per rendered page on the server. In the browser
 * it keeps at most 100 entries that no screen shows.
 */
export function createResourceCache({ seed = {}, isServer = false }: Options = {}) {
  const loads = new Map<string, Promise<void>>();
  /** Aborts reads of a key when its last screen has left. */
  const aborts = new Map<string, AbortController>();
  /** Keys that were read for an earlier user and are still on screen. */
  const outdated = new Set<string>();
  let users = 0;

  const { isShown, tell, subscribe } = createKeyListeners(leave);
  const states = createResourceStates({ seed, isShown, isBounded: !isServer });
  const { read } = states;

  /** An unchanged state does not notify listeners. */
  function write(key: string, state: ResourceState) {
    const { data, error } = read(key);
    if (data === state.data && error === state.error) return;
    states.put(key, state);
    tell(key);
  }

  async function run<T>(resource: Resource<T>, previous: Promise<void> | undefined) {
    const { key } = resource;
    const user = users;
    const { signal } = abortOf(key);
    await previous;
    if (signal.aborted) return;
    const state = await resource.load(signal).then(
      (data) => ({ data: keepSame(read(key).data, data) }),
      (error: unknown) => ({ data: read(key).data, error }),
    );
    if (signal.aborted) return;
    if (user === users) outdated.delete(key);
    else outdated.add(key);
    write(key, state);
  }

  function abortOf(key: string) {
    const abort = aborts.get(key) ?? new AbortController();
    aborts.set(key, abort);
    return abort;
  }

  /** Never rejects. A reload during a load runs after it, because that load may be stale. */
  function load<T>(resource: Resource<T>) {
    const running = run(resource, loads.get(resource.key)).finally(() => {
      if (loads.get(resource.key) === running) loads.delete(resource.key);
    });
    loads.set(resource.key, running);
    return running;
  }

  const ensure = <T>(resource: Resource<T>) => loads.get(resource.key) ?? load(resource);

  /** Called when no screen shows the key any more. */
  function leave(key: string) {
    aborts.get(key)?.abort();
    aborts.delete(key);
    loads.delete(key);
    if (outdated.delete(key)) states.drop(key);
    else states.put(key, read(key));
  }

  /** Called when the user changes. Data on screen stays until its screen is left. */
  function forget() {
    users += 1;
    for (const key of [...aborts.keys(), ...states.keys()]) {
      outdated.add(key);
      if (!isShown(key)) leave(key);
    }
  }

  /** Replaces a value before the server confirms the change. */
  const replace = (key: string, data: unknown) => write(key, { data });

  const { snapshot, failures } = states;
  return { isServer, read, load, ensure, subscribe, replace, forget, snapshot, failures };
}

/** Keeps unchanged values as the same objects, to avoid rendering. */
function keepSame(before: unknown, after: unknown): unknown {
  if (JSON.stringify(before) === JSON.stringify(after)) return before;
  if (!Array.isArray(before) || !Array.isArray(after)) return after;
  return after.map((item, index) => keepSame(before[index], item));
}
