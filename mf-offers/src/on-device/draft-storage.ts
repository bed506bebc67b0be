import { createStore, delMany, entries, getMany, keys, set, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { wizardDraft, type WizardDraft } from './wizard-draft';

const week = 7 * 24 * 60 * 60 * 1000;

const storedText = v.object({ savedAt: v.number(), draft: wizardDraft });

export type StoredDraft = {
  draft: WizardDraft;
  savedAt: number;
  curriculum: File | undefined;
};

// IndexedDB, because it holds the CV as well and signing out, which empties session storage,
// does not touch it (trap T12). One connection, so that writes are made in the order they are asked for.
let store: UseStore | undefined;
const openStore = () => (store ??= createStore('postulaciones', 'borradores'));

const textKey = (offerId: number) => `oferta-${offerId}`;
const curriculumKey = (offerId: number) => `oferta-${offerId}-cv`;

/** The draft of an application to an offer, unless it is older than a week. */
export async function loadDraft(offerId: number): Promise<StoredDraft | undefined> {
  await deleteExpiredDrafts();
  const both = [textKey(offerId), curriculumKey(offerId)];
  const [text, file] = await getMany<unknown>(both, openStore());
  const stored = v.safeParse(storedText, text);
  if (!stored.success) return undefined;
  return { ...stored.output, curriculum: file instanceof File ? file : undefined };
}

/** Saves what was typed; answers with the time that it carries. */
export async function saveDraftText(offerId: number, draft: WizardDraft) {
  const savedAt = Date.now();
  await set(textKey(offerId), { savedAt, draft }, openStore());
  return savedAt;
}

export const saveDraftCurriculum = (offerId: number, curriculum: File | undefined) =>
  curriculum
    ? set(curriculumKey(offerId), curriculum, openStore())
    : delMany([curriculumKey(offerId)], openStore());

/** The offers that a draft waits for. */
export async function draftedOffers(): Promise<number[]> {
  await deleteExpiredDrafts();
  const all = await keys<string>(openStore());
  return all.flatMap((key) => Number(/^oferta-(\d+)$/.exec(key)?.[1] ?? []));
}

export const deleteDraft = (offerId: number) =>
  delMany([textKey(offerId), curriculumKey(offerId)], openStore());

async function deleteExpiredDrafts() {
  const all = await entries<string, unknown>(openStore());
  const expired = all.flatMap(([key, value]) => {
    const stored = v.safeParse(storedText, value);
    const isExpired = stored.success && stored.output.savedAt < Date.now() - week;
    return isExpired ? [key, `${key}-cv`] : [];
  });
  if (expired.length > 0) await delMany(expired, openStore());
}
