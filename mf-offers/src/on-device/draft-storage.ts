import { delMany, entries, getMany, set } from 'idb-keyval';
import * as v from 'valibot';
import { draftsStore } from './device-stores';
import { wizardDraft, type WizardDraft } from './wizard-draft';

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * Stored in parts, because WebKit cannot store a `File` in a private window. Older drafts contain
 * one.
 */
const storedFile = v.object({
  name: v.string(),
  type: v.string(),
  buffer: v.instance(ArrayBuffer),
});

export const storedText = v.object({ savedAt: v.number(), draft: wizardDraft });

export type StoredDraft = {
  draft: WizardDraft;
  savedAt: number;
  curriculum: File | undefined;
};

const textKey = (offerId: number) => `oferta-${offerId}`;
const curriculumKey = (offerId: number) => `oferta-${offerId}-cv`;

/** Returns the draft for an offer, unless it is older than a week. */
export async function loadDraft(offerId: number): Promise<StoredDraft | undefined> {
  await deleteExpiredDrafts();
  const both = [textKey(offerId), curriculumKey(offerId)];
  const [text, file] = await getMany<unknown>(both, draftsStore);
  const stored = v.safeParse(storedText, text);
  if (!stored.success) return undefined;
  return { ...stored.output, curriculum: toFile(file) };
}

/** Saves the typed values. Resolves to the time of saving. */
export async function saveDraftText(offerId: number, draft: WizardDraft) {
  const savedAt = Date.now();
  await set(textKey(offerId), { savedAt, draft }, draftsStore);
  return savedAt;
}

export const saveDraftCurriculum = (offerId: number, curriculum: File | undefined) =>
  inTurn(async () => {
    if (!curriculum) return delMany([curriculumKey(offerId)], draftsStore);
    const { name, type } = curriculum;
    const buffer = await curriculum.arrayBuffer();
    return set(curriculumKey(offerId), { name, type, buffer }, draftsStore);
  });

function toFile(stored: unknown) {
  if (stored instanceof File) return stored;
  const parts = v.safeParse(storedFile, stored);
  if (!parts.success) return undefined;
  const { name, type, buffer } = parts.output;
  return new File([buffer], name, { type });
}

export const deleteDraft = (offerId: number) =>
  inTurn(() => delMany([textKey(offerId), curriculumKey(offerId)], draftsStore));

let lastTurn: Promise<unknown> = Promise.resolve();

/** Writes in sequence: while a file is being read, it may be removed or its draft deleted. */
function inTurn(write: () => Promise<void>) {
  const turn = lastTurn.then(write, write);
  lastTurn = turn;
  return turn;
}

export async function deleteExpiredDrafts() {
  const all = await entries<string, unknown>(draftsStore);
  const expired = all.flatMap(([key, value]) => {
    const stored = v.safeParse(storedText, value);
    const isExpired = stored.success && stored.output.savedAt < Date.now() - week;
    return isExpired ? [key, `${key}-cv`] : [];
  });
  if (expired.length > 0) await delMany(expired, draftsStore);
}
