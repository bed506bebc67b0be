/**
 * Stands for IndexedDB in tests: `jest.mock('idb-keyval', () => storedDrafts())`. Tests read and
 * clear the store of the drafts when they name none.
 */
export function storedDrafts() {
  const stores = new Map<string, Map<unknown, unknown>>();
  function valuesOf(store = 'postulaciones') {
    const values = stores.get(store) ?? new Map<unknown, unknown>();
    stores.set(store, values);
    return values;
  }

  return {
    createStore: (name: string) => name,
    set: async (key: unknown, value: unknown, store?: string) =>
      void valuesOf(store).set(key, value),
    get: async (key: unknown, store?: string) => valuesOf(store).get(key),
    getMany: async (keys: unknown[], store?: string) => keys.map((key) => valuesOf(store).get(key)),
    del: async (key: unknown, store?: string) => void valuesOf(store).delete(key),
    delMany: async (keys: unknown[], store?: string) =>
      keys.forEach((key) => valuesOf(store).delete(key)),
    keys: async (store?: string) => [...valuesOf(store).keys()],
    entries: async (store?: string) => [...valuesOf(store)],
    clear: async () => stores.forEach((values) => values.clear()),
  };
}
