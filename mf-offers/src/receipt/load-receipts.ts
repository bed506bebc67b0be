import { get, values } from 'idb-keyval';
import * as v from 'valibot';
import { receiptsStore } from '../on-device/device-stores';
import { keptReceipt, type KeptReceipt } from './kept-receipt';
import { saveReceipt } from './receipt-storage';

/** Returns the receipt of an offer, if this device has one. */
export const loadReceipt = async (offerId: number) =>
  readStored(await get<unknown>(offerId, receiptsStore));

/** Returns all receipts on this device. Invalid values are left out. */
export async function loadReceipts(): Promise<KeptReceipt[]> {
  const read = await Promise.all((await values<unknown>(receiptsStore)).map(readStored));
  return read.filter((each) => each !== undefined);
}

/** Earlier versions stored all sent data; these are removed on reading. */
async function readStored(value: unknown): Promise<KeptReceipt | undefined> {
  const stored = v.safeParse(keptReceipt, value);
  if (!stored.success) return undefined;
  const holdsMore = Object.keys({ ...Object(value) }).some(
    (name) => !(name in keptReceipt.entries),
  );
  if (holdsMore) await saveReceipt(stored.output);
  return stored.output;
}
