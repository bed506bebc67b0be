/** Stands for IndexedDB in tests: `jest.mock('idb-keyval', () => storedDrafts())`. */
export function storedDrafts() {
  const values = new Map<string, unknown>();

  return {
    createStore: () => undefined,
    set: async (key: string, value: unknown) => void values.set(key, value),
    get: async (key: string) => values.get(key),
    getMany: async (keys: string[]) => keys.map((key) => values.get(key)),
    delMany: async (keys: string[]) => keys.forEach((key) => values.delete(key)),
    entries: async () => [...values],
    clear: async () => values.clear(),
  };
}
