import { createKeyListeners } from './key-listeners';
import { createResourceStates, type ResourceState } from './resource-states';

/** Something a page reads. The key is the API path; the value survives JSON, as the server embeds it in the page. */
export type Resource<T> = {
  readonly key: string;
  readonly load: (signal?: AbortSignal) => Promise<T>;
};

export type ResourceCache = ReturnType<typeof createResourceCache>;

type Options = {
  /** Values that the server used to render the page. */
  seed?: Readonly<Record<string, unknown>>;
  /** On the server a page waits for what it reads instead of showing that it loads. */
  isServer?: boolean;
};

/** One cache a page in the browser, one a rendered page on the server. */
export function createResourceCache({ seed = {}, isServer = false }: Options = {}) {
  const loads = new Map<string, Promise<void>>();
  /** Ends the reads of a key, that under way and those that wait for it, once nobody looks any more. */
  const aborts = new Map<string, AbortController>();
  /** What was read for an earlier user and is still on screen. */
  const outdated = new Set<string>();
  let users = 0;

  const { isShown, tell, subscribe } = createKeyListeners(leave);
  const states = createResourceStates({ seed, isShown, isBounded: !isServer });
  const { read } = states;

  /** What was read again and is as before is no news to anybody. */
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

  /** Reads again; never rejects, the state tells. A reload asked for during a load follows it, as that one may be stale. */
  function load<T>(resource: Resource<T>) {
    const running = run(resource, loads.get(resource.key)).finally(() => {
      if (loads.get(resource.key) === running) loads.delete(resource.key);
    });
    loads.set(resource.key, running);
    return running;
  }

  /** Reads unless a read is under way. */
  const ensure = <T>(resource: Resource<T>) => loads.get(resource.key) ?? load(resource);

  /** Nobody looks at it any more, nor waits for it. */
  function leave(key: string) {
    aborts.get(key)?.abort();
    aborts.delete(key);
    loads.delete(key);
    if (outdated.delete(key)) states.drop(key);
    else states.put(key, read(key));
  }

  /** Somebody else is at the page. What is on screen goes with its screen; the rest goes now. */
  function forget() {
    users += 1;
    for (const key of [...aborts.keys(), ...states.keys()]) {
      outdated.add(key);
      if (!isShown(key)) leave(key);
    }
  }

  /** Puts a value in place of what was read, for a change that the screen shows before the server confirms it. */
  const replace = (key: string, data: unknown) => write(key, { data });

  const { snapshot, failures } = states;
  return { isServer, read, load, ensure, subscribe, replace, forget, snapshot, failures };
}

/** What has not changed stays the same object, so that nothing is rendered again for it. */
function keepSame(before: unknown, after: unknown): unknown {
  if (JSON.stringify(before) === JSON.stringify(after)) return before;
  if (!Array.isArray(before) || !Array.isArray(after)) return after;
  return after.map((item, index) => keepSame(before[index], item));
}
