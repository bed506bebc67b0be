import { get, set } from 'idb-keyval';
import * as v from 'valibot';
import { visitsStore } from './device-stores';

/** Coming back within this time goes on with the same visit. */
const visitGap = 30 * 60 * 1000;

const visits = v.object({
  /** When the list was last looked at. */
  at: v.number(),
  /** The offers that this visit has shown, and those that the visits before it had shown. */
  now: v.array(v.number()),
  before: v.array(v.number()),
});

const key = 'vistas';

/** Notes that these offers are shown; answers with those that the last visit did not show. */
export async function noteSeenOffers(offerIds: readonly number[]): Promise<number[]> {
  const stored = v.safeParse(visits, await get<unknown>(key, visitsStore));
  // To a first visitor everything is new, which is nothing worth telling.
  const last = stored.success ? stored.output : { at: Date.now(), now: [], before: offerIds };
  const isSameVisit = Date.now() - last.at < visitGap;
  const before = isSameVisit ? last.before : last.now;
  const now = isSameVisit ? [...new Set([...last.now, ...offerIds])] : [...offerIds];
  await set(key, { at: Date.now(), now, before }, visitsStore);
  return offerIds.filter((id) => !before.includes(id));
}
