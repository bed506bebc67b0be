import { useCallback, useState, useSyncExternalStore } from 'react';
import type { DraftState, DraftStore, OfferOfDraft } from './draft/draft-store';
import { enterDraft, enteredDraft } from './open-draft';

/** The draft of an offer, for as long as its form is shown. */
export function useDraftStore(offer: OfferOfDraft) {
  // What is read of the offer later opens no other draft.
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

/** One thing that the draft tells; what else is typed renders nothing. */
export const useDraft = <T>(store: DraftStore, read: (state: DraftState) => T) =>
  useSyncExternalStore(store.subscribe, () => read(store.get()));
