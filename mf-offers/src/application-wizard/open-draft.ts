import { loadDraft, type StoredDraft } from '../on-device/draft-storage';
import { openDraftLock } from './draft/draft-lock';
import { createDraftStore, type DraftStore, type OfferOfDraft } from './draft/draft-store';
import { observable } from './draft/observable';
import { createSending, type Sending } from './sending/sending';

/** A draft in this tab: undefined while it is being read, «elsewhere» while another tab has it. */
type DraftView = OpenedDraft | 'elsewhere' | undefined;

type OpenedDraft = {
  /** Another one for each draft that is begun, and the same for as long as it is filled in. */
  key: number;
  store: DraftStore;
  sending: Sending;
  restoredAt: number | undefined;
};

/** What this page has open, by the offer. An application that is being sent stays when its form is left. */
const openDrafts = new Map<number, ReturnType<typeof openDraft>>();

/** Opens the draft of an offer for a form, or gives back the one that is still being sent. Returns the way to leave it. */
export function enterDraft(offer: OfferOfDraft, onChange: () => void) {
  const draft = openDrafts.get(offer.id) ?? openDraft(offer);
  openDrafts.set(offer.id, draft);
  const stop = draft.enter(onChange);
  return () => {
    stop();
    draft.leave();
  };
}

/** The draft of an offer whose form is shown. */
export const enteredDraft = (offerId: number) => openDrafts.get(offerId);

function openDraft(offer: OfferOfDraft) {
  const offerId = offer.id;
  const { get, set, subscribe } = observable<DraftView>(undefined);
  let isShown = false;
  let isWanted = true;
  let begun = 0;
  let address: string | undefined;

  /** Who has chosen another page sees the form until that is there, and has left it all the same. */
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
    // A browser that keeps no drafts, as in some private windows, starts with an empty form.
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
    /** What fails after this stays as well: where the device keeps nothing it is nowhere else. */
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
