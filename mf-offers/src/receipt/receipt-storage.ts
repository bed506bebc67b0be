import { del, get, keys, set } from 'idb-keyval';
import * as v from 'valibot';
import { receiptsStore } from '../on-device/device-stores';
import { receipt, type Receipt } from './receipt';

export const saveReceipt = (sent: Receipt) => set(sent.offerId, sent, receiptsStore);

export async function loadReceipt(offerId: number): Promise<Receipt | undefined> {
  const stored = v.safeParse(receipt, await get<unknown>(offerId, receiptsStore));
  return stored.success ? stored.output : undefined;
}

export const deleteReceipt = (offerId: number) => del(offerId, receiptsStore);

/** The offers that were applied to from this device. */
export const appliedOffers = async () => keys<number>(receiptsStore);
