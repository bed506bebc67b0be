import { currentSession } from '@portal/runtime';
import { loadReceipt } from '../receipt/load-receipts';
import { appliedOffers } from '../receipt/receipt-storage';
import { draftedOffers } from '../on-device/listed-drafts';
import { noteSeenOffers } from '../on-device/seen-offers';

/** State of an offer on this device, read without a request (reading A22). */
export type Mark = 'applied' | 'draft' | 'new';

export type Marks = ReadonlyMap<number, Mark>;

export async function readMarks(offerIds: readonly number[]): Promise<Marks> {
  const fresh = await noteSeenOffers(offerIds);
  const own = currentSession().isAuthenticated ? [] : await ownMarks();
  return new Map([...fresh.map((id) => [id, 'new'] as const), ...own]);
}

export type OwnApplication = {
  mark: Exclude<Mark, 'new'>;
  /** Time of sending, if there is a receipt. */
  sentAt?: string | undefined;
};

export async function readOwnApplication(offerId: number): Promise<OwnApplication | undefined> {
  const mark = new Map(await ownMarks()).get(offerId);
  if (mark !== 'applied') return mark && { mark };
  const receipt = await loadReceipt(offerId);
  return { mark, sentAt: receipt?.sentAt };
}

/** A sent application overrides a draft for the same offer. */
async function ownMarks(): Promise<(readonly [number, OwnApplication['mark']])[]> {
  const [drafted, applied] = await Promise.all([draftedOffers(), appliedOffers()]);
  return [
    ...drafted.map((id) => [id, 'draft'] as const),
    ...applied.map((id) => [id, 'applied'] as const),
  ];
}
