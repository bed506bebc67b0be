import { currentSession } from '@portal/runtime';
import { appliedOffers } from '../receipt/receipt-storage';
import { draftedOffers } from '../on-device/draft-storage';
import { noteSeenOffers } from '../on-device/seen-offers';

/** What this device knows of an offer; no server is asked (reading A22). */
export type Mark = 'applied' | 'draft' | 'new';

export type Marks = ReadonlyMap<number, Mark>;

/** The marks of a list of offers that is being shown. */
export async function readMarks(offerIds: readonly number[]): Promise<Marks> {
  const fresh = await noteSeenOffers(offerIds);
  const own = currentSession().isAuthenticated ? [] : await ownMarks();
  return new Map([...fresh.map((id) => [id, 'new'] as const), ...own]);
}

/** The mark of one offer, apart from whether it is new. */
export const readOwnMark = async (offerId: number) => new Map(await ownMarks()).get(offerId);

/** An application that was sent says more than a draft for another one. */
async function ownMarks(): Promise<(readonly [number, Mark])[]> {
  const [drafted, applied] = await Promise.all([draftedOffers(), appliedOffers()]);
  return [
    ...drafted.map((id) => [id, 'draft'] as const),
    ...applied.map((id) => [id, 'applied'] as const),
  ];
}
