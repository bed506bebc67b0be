import { clear, del, get, keys, set, values } from 'idb-keyval';
import * as v from 'valibot';
import { receiptsStore } from '../on-device/device-stores';
import { receipt, type Receipt } from './receipt';

export const saveReceipt = (sent: Receipt) => set(sent.offerId, sent, receiptsStore);

export async function loadReceipt(offerId: number): Promise<Receipt | undefined> {
  const stored = v.safeParse(receipt, await get<unknown>(offerId, receiptsStore));
  return stored.success ? stored.output : undefined;
}

/** All that are on this device; what is no receipt of ours is left out. */
export async function loadReceipts(): Promise<Receipt[]> {
  const stored = await values<unknown>(receiptsStore);
  return stored.filter((each) => v.is(receipt, each));
}

export const deleteReceipts = () => clear(receiptsStore);

export const deleteReceipt = (offerId: number) => del(offerId, receiptsStore);

/** The offers that were applied to from this device. */
export const appliedOffers = async () => keys<number>(receiptsStore);
