import { entries, keys } from 'idb-keyval';
import * as v from 'valibot';
import { draftsStore } from './device-stores';
import { deleteExpiredDrafts, storedText } from './draft-storage';
import type { Step } from './wizard-draft';

export type ListedDraft = { offerId: number; savedAt: number; step: Step };

export async function listDrafts(): Promise<ListedDraft[]> {
  await deleteExpiredDrafts();
  const all = await entries<string, unknown>(draftsStore);
  return all.flatMap(([key, value]) => {
    const offerId = offerOf(key);
    const stored = v.safeParse(storedText, value);
    if (offerId === undefined || !stored.success) return [];
    const { savedAt, draft } = stored.output;
    return [{ offerId, savedAt, step: draft.step }];
  });
}

/** Returns the offer id of a draft's key; undefined for the key of a CV. */
function offerOf(key: string) {
  const id = /^oferta-(\d+)$/.exec(key)?.[1];
  return id === undefined ? undefined : Number(id);
}

export async function draftedOffers(): Promise<number[]> {
  await deleteExpiredDrafts();
  const all = await keys<string>(draftsStore);
  return all.flatMap((key) => offerOf(key) ?? []);
}
