type Taking = (lock: object | null) => unknown;
type Asking = { ifAvailable?: boolean; signal?: AbortSignal };

const channels = new Set<FakeChannel>();

/** Sends messages to the other channels with the same name, like the browser. */
class FakeChannel extends EventTarget {
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    channels.add(this);
  }

  postMessage(message: unknown) {
    const others = [...channels].filter((each) => each !== this && each.name === this.name);
    const data = structuredClone(message);
    others.forEach((each) => each.dispatchEvent(new MessageEvent('message', { data })));
  }

  close() {
    channels.delete(this);
  }
}

/** Grants each lock to one holder at a time, in the order of the requests. */
function fakeLocks() {
  const queues = new Map<string, (() => void)[]>();

  function wait(queue: (() => void)[], signal: AbortSignal | undefined) {
    return new Promise<void>((resolve, reject) => {
      queue.push(resolve);
      signal?.addEventListener('abort', () => {
        const at = queue.indexOf(resolve);
        if (at < 0) return;
        queue.splice(at, 1);
        reject(new DOMException('The request was aborted.', 'AbortError'));
      });
    });
  }

  async function request(name: string, { ifAvailable, signal }: Asking, take: Taking) {
    const queue = queues.get(name);
    if (queue && ifAvailable) return take(null);
    if (queue) await wait(queue, signal);
    else queues.set(name, []);
    try {
      return await take({ name });
    } finally {
      const next = queues.get(name)?.shift();
      if (next) next();
      else queues.delete(name);
    }
  }

  return { request };
}

/**
 * Simulates locks and broadcast channels, which jsdom lacks. Each component that joins counts as a
 * tab.
 */
export function fakeTabs() {
  Reflect.set(globalThis, 'BroadcastChannel', FakeChannel);
  Reflect.set(navigator, 'locks', fakeLocks());

  return {
    /** Simulates an insecure context. */
    takeLocksAway: () => Reflect.deleteProperty(navigator, 'locks'),
    /** Simulates blocked site data. */
    refuseLocks() {
      const refused = new DOMException('Access is denied for this document.', 'SecurityError');
      Reflect.set(navigator, 'locks', { request: () => Promise.reject(refused) });
    },
    remove() {
      channels.clear();
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
      Reflect.deleteProperty(navigator, 'locks');
    },
  };
}
