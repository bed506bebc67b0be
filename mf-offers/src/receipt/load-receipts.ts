import { get, values } from 'idb-keyval';
import * as v from 'valibot';
import { receiptsStore } from '../on-device/device-stores';
import { keptReceipt, type KeptReceipt } from './kept-receipt';
import { saveReceipt } from './receipt-storage';

/** The receipt of an offer that this device keeps. */
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
  const holdsMore = Object.keys({ ...Object(value) }).some(
    (name) => !(name in keptReceipt.entries),
  );
  if (holdsMore) await saveReceipt(stored.output);
  return stored.output;
}
