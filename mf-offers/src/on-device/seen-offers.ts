import { get, set } from 'idb-keyval';
import * as v from 'valibot';
import { visitsStore } from './device-stores';

/** Maximum pause within one visit, in milliseconds. */
const visitGap = 30 * 60 * 1000;

const visits = v.object({
  /** Time of the last look at the list. */
  at: v.number(),
  /** Offers shown in this visit, and offers shown in earlier visits. */
  now: v.array(v.number()),
  before: v.array(v.number()),
});

const key = 'vistas';

/** Records the shown offers. Resolves to those that the last visit did not show. */
export async function noteSeenOffers(offerIds: readonly number[]): Promise<number[]> {
  const stored = v.safeParse(visits, await get<unknown>(key, visitsStore));
  // On a first visit no offer is marked as new.
  const last = stored.success ? stored.output : { at: Date.now(), now: [], before: offerIds };
  const isSameVisit = Date.now() - last.at < visitGap;
  const before = isSameVisit ? last.before : last.now;
  const now = isSameVisit ? [...new Set([...last.now, ...offerIds])] : [...offerIds];
  await set(key, { at: Date.now(), now, before }, visitsStore);
  return offerIds.filter((id) => !before.includes(id));
}
