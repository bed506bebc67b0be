import { loadDraft, type StoredDraft } from '../on-device/draft-storage';
import { openDraftLock } from './draft/draft-lock';
import { createDraftStore, type DraftStore, type OfferOfDraft } from './draft/draft-store';
import { observable } from './draft/observable';
import { createSending, type Sending } from './sending/sending';

/** A draft in this tab. Undefined while loading; «elsewhere» while another tab holds it. */
type DraftView = OpenedDraft | 'elsewhere' | undefined;

type OpenedDraft = {
  /** Changes when a new draft is begun. */
  key: number;
  store: DraftStore;
  sending: Sending;
  restoredAt: number | undefined;
};

/**
 * Open drafts of this page by offer id. An application that is being sent stays open after its form
 * is closed.
 */
const openDrafts = new Map<number, ReturnType<typeof openDraft>>();

/**
 * Opens the draft of an offer for a form, or returns the one that is still being sent. Returns a
 * function that leaves it.
 */
export function enterDraft(offer: OfferOfDraft, onChange: () => void) {
  const draft = openDrafts.get(offer.id) ?? openDraft(offer);
  openDrafts.set(offer.id, draft);
  const stop = draft.enter(onChange);
  return () => {
    stop();
    draft.leave();
  };
}

/** The draft of an offer while its form is shown. */
export const enteredDraft = (offerId: number) => openDrafts.get(offerId);

function openDraft(offer: OfferOfDraft) {
  const offerId = offer.id;
  const { get, set, subscribe } = observable<DraftView>(undefined);
  let isShown = false;
  let isWanted = true;
  let begun = 0;
  let address: string | undefined;

  /** False as soon as the visitor navigates, even while the old page is still visible. */
  const isInView = () => isShown && window.location.pathname === address;

  function start(stored: StoredDraft | undefined) {
    const store = createDraftStore(offer, stored);
    const sending = createSending(store, isInView);
    sending.subscribe(() => !isShown && sending.get().phase === 'sent' && close());
    begun += 1;
    set({ key: begun, store, sending, restoredAt: stored?.savedAt });
  }

  async function read() {
    isWanted = true;
    // Without stored drafts, as in some private windows, the form starts empty.
    const stored = await loadDraft(offerId).catch(() => undefined);
    if (isWanted) start(stored);
  }

  function yieldToOther() {
    isWanted = false;
    const view = get();
    if (typeof view === 'object') view.store.close();
    set('elsewhere');
    if (!isShown) close();
  }

  const lock = openDraftLock(offerId, (isHeld) => (isHeld ? void read() : yieldToOther()));

  function close() {
    isWanted = false;
    lock.close();
    openDrafts.delete(offerId);
  }

  return {
    get,
    enter(onChange: () => void) {
      isShown = true;
      address = window.location.pathname;
      return subscribe(onChange);
    },
    /**
     * A sending draft stays open even if it fails later, because it may not be stored anywhere
     * else.
     */
    leave() {
      isShown = false;
      if (!isUnderWay(get())) close();
    },
    async startOver() {
      const view = get();
      if (typeof view !== 'object') return;
      view.sending.pause();
      await view.store.remove();
      view.store.close();
      start(undefined);
    },
    takeOver: () => lock.takeOver(),
  };
}

function isUnderWay(view: DraftView) {
  if (typeof view !== 'object') return false;
  const { phase } = view.sending.get();
  return phase === 'sending' || phase === 'waiting';
}
