import { useCallback, useState, useSyncExternalStore } from 'react';
import type { DraftState, DraftStore, OfferOfDraft } from './draft/draft-store';
import { enterDraft, enteredDraft } from './open-draft';

export function useDraftStore(offer: OfferOfDraft) {
  // A reloaded offer does not open another draft.
  const [opened] = useState(offer);
  const { id: offerId } = opened;
  const enter = useCallback((onChange: () => void) => enterDraft(opened, onChange), [opened]);
  const open = useSyncExternalStore(enter, () => enteredDraft(offerId)?.get());

  return {
    open,
    startOver: () => void enteredDraft(offerId)?.startOver(),
    takeOver: () => enteredDraft(offerId)?.takeOver(),
  };
}

/** Selects a value of the draft. Renders only when that value changes. */
export const useDraft = <T>(store: DraftStore, read: (state: DraftState) => T) =>
  useSyncExternalStore(store.subscribe, () => read(store.get()));
