import { del, entries, set } from 'idb-keyval';
import * as v from 'valibot';
import { searchesStore } from './device-stores';

const stored = v.object({
  savedAt: v.number(),
  /** The offers that it had found when it was last opened. */
  seen: v.array(v.number()),
});

export type SavedSearch = v.InferOutput<typeof stored> & {
  /** As it stands in the address. */
  search: string;
};

/** The searches that are kept on this device, the oldest first. */
export async function savedSearches(): Promise<SavedSearch[]> {
  const all = await entries<string, unknown>(searchesStore);
  return all
    .flatMap(([search, value]) => {
      const read = v.safeParse(stored, value);
      return read.success ? [{ search, ...read.output }] : [];
    })
    .toSorted((one, other) => one.savedAt - other.savedAt);
}

/** Keeps a search, of which all that it finds now is known. */
export const saveSearch = (search: string, found: readonly number[], savedAt = Date.now()) =>
  set(search, { savedAt, seen: [...found] }, searchesStore);

export const deleteSearch = (search: string) => del(search, searchesStore);
