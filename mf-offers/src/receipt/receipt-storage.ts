import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { receipt, type Receipt } from './receipt';

// Apart from the drafts: these stay until the visitor deletes them.
let store: UseStore | undefined;
const openStore = () => (store ??= createStore('comprobantes', 'comprobantes'));

export const saveReceipt = (sent: Receipt) => set(sent.offerId, sent, openStore());

export async function loadReceipt(offerId: number): Promise<Receipt | undefined> {
  const stored = v.safeParse(receipt, await get<unknown>(offerId, openStore()));
  return stored.success ? stored.output : undefined;
}

export const deleteReceipt = (offerId: number) => del(offerId, openStore());

/** The offers that were applied to from this device. */
export const appliedOffers = async () => keys<number>(openStore());
