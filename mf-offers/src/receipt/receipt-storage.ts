import { clear, del, get, keys, set, values } from 'idb-keyval';
import * as v from 'valibot';
import { receiptsStore } from '../on-device/device-stores';
import { lastSentTo, noteSent } from './just-applied';
import { keptReceipt, type KeptReceipt } from './receipt';

/** Keeps the code and the offer, whatever else is known of it. */
export const saveReceipt = (sent: KeptReceipt) =>
  set(sent.offerId, v.parse(keptReceipt, sent), receiptsStore);

export const loadReceipt = async (offerId: number) =>
  readStored(await get<unknown>(offerId, receiptsStore));

/** All that are on this device; what is no receipt of ours is left out. */
export async function loadReceipts(): Promise<KeptReceipt[]> {
  const read = await Promise.all((await values<unknown>(receiptsStore)).map(readStored));
  return read.filter((each) => each !== undefined);
}

/** Earlier versions kept all that was sent; it leaves the device when it is read. */
async function readStored(value: unknown): Promise<KeptReceipt | undefined> {
  const stored = v.safeParse(keptReceipt, value);
  if (!stored.success) return undefined;
  if (!v.is(onlyKept, value)) await saveReceipt(stored.output);
  return stored.output;
}

const onlyKept = v.strictObject(keptReceipt.entries);

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
