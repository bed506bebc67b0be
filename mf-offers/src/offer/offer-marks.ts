import { currentSession } from '@portal/runtime';
import { loadReceipt } from '../receipt/load-receipts';
import { appliedOffers } from '../receipt/receipt-storage';
import { draftedOffers } from '../on-device/listed-drafts';
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

/** What the visitor has sent or begun for one offer. */
export type OwnApplication = {
  mark: Exclude<Mark, 'new'>;
  /** When it was sent, if the receipt tells. */
  sentAt?: string | undefined;
};

/** What this device knows of an application to one offer. */
export async function readOwnApplication(offerId: number): Promise<OwnApplication | undefined> {
  const mark = new Map(await ownMarks()).get(offerId);
  if (mark !== 'applied') return mark && { mark };
  const receipt = await loadReceipt(offerId);
  return { mark, sentAt: receipt?.sentAt };
}

/** An application that was sent says more than a draft for another one. */
async function ownMarks(): Promise<(readonly [number, OwnApplication['mark']])[]> {
  const [drafted, applied] = await Promise.all([draftedOffers(), appliedOffers()]);
  return [
    ...drafted.map((id) => [id, 'draft'] as const),
    ...applied.map((id) => [id, 'applied'] as const),
  ];
}
