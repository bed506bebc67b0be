import { clear, del, keys, set } from 'idb-keyval';
import { receiptsStore } from '../on-device/device-stores';
import { lastSentTo, noteSent } from './just-applied';
import type { KeptReceipt } from './kept-receipt';

/** Keeps the code and the offer, whatever else is known of it. */
export const saveReceipt = ({ offerId, offerTitle, code, sentAt }: KeptReceipt) =>
  set(offerId, { offerId, offerTitle, code, sentAt }, receiptsStore);

/** What this page has in memory goes too. */
export function deleteReceipts() {
  noteSent(undefined);
  return clear(receiptsStore);
}

export function deleteReceipt(offerId: number) {
  if (lastSentTo(offerId)) noteSent(undefined);
  return del(offerId, receiptsStore);
}

/** The offers that were applied to from this device. */
export const appliedOffers = async () => keys<number>(receiptsStore);
