import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createDraftStore, type DraftState, type DraftStore } from './draft-store';
import { loadDraft, type StoredDraft } from './draft-storage';

type OpenDraft = { store: DraftStore; restoredAt: number | undefined };

/** Opens the draft of an offer; undefined while it is being read from this device. */
export function useDraftStore(offerId: number) {
  const [open, setOpen] = useState<OpenDraft>();

  useEffect(() => {
    let isWanted = true;
    async function read() {
      const stored = await readDraft(offerId);
      if (isWanted) setOpen(toOpenDraft(offerId, stored));
    }
    void read();
    return () => {
      isWanted = false;
    };
  }, [offerId]);

  const startOver = useCallback(async () => {
    await open?.store.remove();
    setOpen(toOpenDraft(offerId, undefined));
  }, [open, offerId]);

  return { open, startOver };
}

/** One thing that the draft tells; what else is typed draws nothing anew. */
export const useDraft = <T>(store: DraftStore, read: (state: DraftState) => T) =>
  useSyncExternalStore(store.subscribe, () => read(store.get()));

const toOpenDraft = (offerId: number, stored: StoredDraft | undefined): OpenDraft => ({
  store: createDraftStore(offerId, stored),
  restoredAt: stored?.savedAt,
});

/** A browser that keeps no drafts, as in some private windows, starts with an empty form. */
const readDraft = (offerId: number) => loadDraft(offerId).catch(() => undefined);
