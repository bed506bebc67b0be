import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { loadDraft, type StoredDraft } from '../on-device/draft-storage';
import { openDraftLock } from './draft-lock';
import { createDraftStore, type DraftState, type DraftStore } from './draft-store';

type OpenDraft = { store: DraftStore; restoredAt: number | undefined };

/** The draft of an offer: undefined while it is being read, «elsewhere» while another tab has it. */
export function useDraftStore(offerId: number) {
  const [open, setOpen] = useState<OpenDraft | 'elsewhere'>();
  const store = useRef<DraftStore>(undefined);
  const lock = useRef<ReturnType<typeof openDraftLock>>(undefined);

  const show = useCallback(
    (stored: StoredDraft | undefined) => {
      store.current = createDraftStore(offerId, stored);
      setOpen({ store: store.current, restoredAt: stored?.savedAt });
    },
    [offerId],
  );

  useEffect(() => {
    let isWanted = true;
    async function read() {
      isWanted = true;
      const stored = await readDraft(offerId);
      if (isWanted) show(stored);
    }
    function yieldToOther() {
      isWanted = false;
      store.current?.close();
      setOpen('elsewhere');
    }

    const opened = openDraftLock(offerId, (isHeld) => (isHeld ? void read() : yieldToOther()));
    lock.current = opened;
    return () => {
      isWanted = false;
      opened.close();
    };
  }, [offerId, show]);

  const startOver = useCallback(async () => {
    await store.current?.remove();
    show(undefined);
  }, [show]);

  const takeOver = useCallback(() => lock.current?.takeOver(), []);

  return { open, startOver, takeOver };
}

/** One thing that the draft tells; what else is typed draws nothing anew. */
export const useDraft = <T>(store: DraftStore, read: (state: DraftState) => T) =>
  useSyncExternalStore(store.subscribe, () => read(store.get()));

/** A browser that keeps no drafts, as in some private windows, starts with an empty form. */
const readDraft = (offerId: number) => loadDraft(offerId).catch(() => undefined);
