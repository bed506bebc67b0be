import { createResourceCache } from './resource-cache';

const answers = [
  [{ id: 1, name: 'Angular' }],
  [{ id: 1, name: 'Angular' }],
  [
    { id: 1, name: 'Angular' },
    { id: 2, name: 'Rust' },
  ],
];

test('what a reload brings unchanged stays the same object', async () => {
  const cache = createResourceCache();
  const left = [...answers];
  const load = async () => left.shift();
  const read = async () => {
    await cache.load({ key: '/api/conocimientos', load });
    return cache.read('/api/conocimientos').data;
  };

  const first = await read();
  expect(await read()).toBe(first);

  const grown = await read();
  expect(grown).toEqual(answers[2]);
  expect(Array.isArray(grown) && Array.isArray(first) && grown[0] === first[0]).toBe(true);
});

const tick = () => new Promise((resolve) => setTimeout(resolve));
const offers = (...names: string[]) => ({ key: '/api/ofertas', load: async () => names });

describe('when somebody else is at the page', () => {
  test('what was read before is gone', async () => {
    const cache = createResourceCache();
    await cache.load(offers('Cerrada'));

    cache.forget();

    expect(cache.read('/api/ofertas')).toEqual({});
  });

  test('what is on screen stays until its screen goes', async () => {
    const cache = createResourceCache();
    const leave = cache.subscribe('/api/ofertas', () => {});
    await cache.load(offers('Cerrada'));

    cache.forget();
    expect(cache.read('/api/ofertas').data).toEqual(['Cerrada']);

    leave();
    await tick();
    expect(cache.read('/api/ofertas')).toEqual({});
  });

  test('what is read anew on a screen that stays is kept', async () => {
    const cache = createResourceCache();
    const leave = cache.subscribe('/api/ofertas', () => {});
    await cache.load(offers('Cerrada'));
    cache.forget();
    await cache.load(offers('Abierta'));

    leave();
    await tick();

    expect(cache.read('/api/ofertas').data).toEqual(['Abierta']);
  });

  test('an answer that was still on its way is nobody’s', async () => {
    const cache = createResourceCache();
    const loading = cache.load(offers('Cerrada'));

    cache.forget();
    await loading;

    expect(cache.read('/api/ofertas')).toEqual({});
  });
});

test('a reload that waits for a read of an earlier user is not made', async () => {
  const cache = createResourceCache();
  let calls = 0;
  const resource = { key: '/api/resumen', load: async () => (calls += 1) };
  void cache.load(resource);
  const reload = cache.load(resource);
  await Promise.resolve();

  cache.forget();
  await reload;

  expect(calls).toBe(1);
  expect(cache.read(resource.key)).toEqual({});
});

test('a read that nobody waits for any more is ended, and made again when wanted', async () => {
  const cache = createResourceCache();
  const signals: AbortSignal[] = [];
  const resource = {
    key: '/api/ofertas',
    load: (signal?: AbortSignal) => {
      if (signal) signals.push(signal);
      return new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
    },
  };
  const leave = cache.subscribe(resource.key, () => {});
  void cache.ensure(resource);
  await tick();

  leave();
  await tick();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(cache.read(resource.key)).toEqual({});

  cache.subscribe(resource.key, () => {});
  void cache.ensure(resource);
  await tick();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('a reload that waits for a read is not made once nobody looks', async () => {
  const cache = createResourceCache();
  let calls = 0;
  const resource = {
    key: '/api/resumen',
    load: (signal?: AbortSignal) => {
      calls += 1;
      return new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
    },
  };
  const leave = cache.subscribe(resource.key, () => {});
  void cache.load(resource);
  const reload = cache.load(resource);
  await tick();

  leave();
  await reload;

  expect(calls).toBe(1);
  expect(cache.read(resource.key)).toEqual({});
});

test('a screen that is drawn anew keeps its read', async () => {
  const cache = createResourceCache();
  const leave = cache.subscribe('/api/ofertas', () => {});
  const loading = cache.load(offers('Abierta'));

  leave();
  cache.subscribe('/api/ofertas', () => {});
  await loading;

  expect(cache.read('/api/ofertas').data).toEqual(['Abierta']);
});

test('a hundred values stay that no screen shows, those left last; what is shown always stays', async () => {
  const cache = createResourceCache();
  cache.subscribe('shown', () => {});
  await cache.load({ key: 'shown', load: async () => 0 });
  for (let page = 0; page < 150; page += 1) {
    await cache.load({ key: `page ${page}`, load: async () => page });
  }

  const kept = Object.keys(cache.snapshot());
  expect(kept).toHaveLength(101);
  expect(kept).toEqual(expect.arrayContaining(['shown', 'page 50', 'page 149']));
});
