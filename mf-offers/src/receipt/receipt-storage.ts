import { clear, del, keys, set } from 'idb-keyval';
import { receiptsStore } from '../on-device/device-stores';
import { lastSentTo, noteSent } from './just-applied';
import type { KeptReceipt } from './kept-receipt';

/** Stores only code and offer, even if the receipt contains more. */
export const saveReceipt = ({ offerId, offerTitle, code, sentAt }: KeptReceipt) =>
  set(offerId, { offerId, offerTitle, code, sentAt }, receiptsStore);

/** Also clears the receipt in memory. */
export function deleteReceipts() {
  noteSent(undefined);
  return clear(receiptsStore);
}

export function deleteReceipt(offerId: number) {
  if (lastSentTo(offerId)) noteSent(undefined);
  return del(offerId, receiptsStore);
}

/** Returns the ids of offers to which this device applied. */
export const appliedOffers = async () => keys<number>(receiptsStore);
