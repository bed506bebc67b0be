/** Mock of IndexedDB: `jest.mock('idb-keyval', () => storedDrafts())`. */
export function storedDrafts() {
  const stores = new Map<unknown, Map<unknown, unknown>>();
  function valuesOf(store: unknown) {
    const values = stores.get(store) ?? new Map<unknown, unknown>();
    stores.set(store, values);
    return values;
  }

  return {
    set: jest.fn(
      async (key: unknown, value: unknown, store: unknown) => void valuesOf(store).set(key, value),
    ),
    get: async (key: unknown, store: unknown) => valuesOf(store).get(key),
    getMany: async (keys: unknown[], store: unknown) => keys.map((key) => valuesOf(store).get(key)),
    del: async (key: unknown, store: unknown) => void valuesOf(store).delete(key),
    delMany: async (keys: unknown[], store: unknown) =>
      keys.forEach((key) => valuesOf(store).delete(key)),
    keys: async (store: unknown) => [...valuesOf(store).keys()],
    values: async (store: unknown) => [...valuesOf(store).values()],
    entries: async (store: unknown) => [...valuesOf(store)],
    /** Clears all stores if none is given. */
    clear: async (store?: unknown) =>
      stores.forEach((values, each) => (store === undefined || store === each) && values.clear()),
  };
}
