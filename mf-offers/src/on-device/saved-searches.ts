import { del, entries, set } from 'idb-keyval';
import * as v from 'valibot';
import { searchesStore } from './device-stores';

const stored = v.object({
  savedAt: v.number(),
  /** Offers that it found when it was last opened. */
  seen: v.array(v.number()),
});

export type SavedSearch = v.InferOutput<typeof stored> & {
  /** As in the address. */
  search: string;
};

/** Returns the searches saved on this device, the oldest first. */
export async function savedSearches(): Promise<SavedSearch[]> {
  const all = await entries<string, unknown>(searchesStore);
  return all
    .flatMap(([search, value]) => {
      const read = v.safeParse(stored, value);
      return read.success ? [{ search, ...read.output }] : [];
    })
    .toSorted((one, other) => one.savedAt - other.savedAt);
}

/** Saves a search and marks its current results as seen. */
export const saveSearch = (search: string, found: readonly number[], savedAt = Date.now()) =>
  set(search, { savedAt, seen: [...found] }, searchesStore);

export const deleteSearch = (search: string) => del(search, searchesStore);
