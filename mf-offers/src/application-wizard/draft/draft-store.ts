import type { Offer } from '@portal/contract/offer';
import { readCurrency } from '@portal/contract/salary-currency';
import type { Submission } from '@portal/kit/calls/submission';
import { currentSession } from '@portal/runtime';
import {
  deleteDraft,
  saveDraftCurriculum,
  saveDraftText,
  type StoredDraft,
} from '../../on-device/draft-storage';
import { emptyDraft, type WizardDraft } from '../../on-device/wizard-draft';
import { furthestStep, isReached } from './furthest-step';
import { holdCurriculum, type CurriculumState } from './held-curriculum';
import { observable } from './observable';

export type DraftState = CurriculumState & {
  draft: WizardDraft;
  /** What the offer is paid in, if it says so. */
  readonly currency: string | undefined;
  /** When it was last saved on this device. */
  savedAt: number | undefined;
  /** What was typed last has not reached this device's storage yet. */
  isSaving: boolean;
};

export type DraftStore = ReturnType<typeof createDraftStore>;

export type OfferOfDraft = Pick<Offer, 'id' | 'salaryRange'>;

/**
 * What the visitor has entered, here and on this device. Each change is saved at once; drafts of
 * staff who try the form are not kept (trap T12).
 */
export function createDraftStore(offer: OfferOfDraft, stored: StoredDraft | undefined) {
  const offerId = offer.id;
  const state = observable<DraftState>({
    ...opened(stored, readCurrency(offer.salaryRange)),
    isCurriculumLost: false,
    isSaving: false,
    isSavingCurriculum: false,
  });
  let isKept = !currentSession().isAuthenticated;
  let isClosed = false;

  const set = (changes: Partial<DraftState>) => state.set({ ...state.get(), ...changes });

  /** A write begins at once, as the page may be gone the next moment; the database keeps their order. */
  async function write(action: () => Promise<unknown>) {
    try {
      await action();
    } catch {
      // A browser without room or without IndexedDB keeps no draft; the mark of the saved draft
      // goes, which tells the visitor.
      set({ savedAt: undefined });
    }
  }

  async function keepText(draft: WizardDraft) {
    await write(async () => {
      const savedAt = await saveDraftText(offerId, draft);
      if (isKept) set({ savedAt });
    });
    // More may have been typed meanwhile, and is still on its way.
    if (state.get().draft === draft) set({ isSaving: false });
  }

  const curriculum = holdCurriculum({
    get: state.get,
    set,
    saver: () => (isKept ? (file) => write(() => saveDraftCurriculum(offerId, file)) : undefined),
  });

  const submission: Submission = {};

  return {
    offerId,
    /** For the calls of this application; never kept on the device. */
    submission,
    get: state.get,
    subscribe: state.subscribe,
    change(changes: Partial<WizardDraft>) {
      const draft = { ...state.get().draft, ...changes };
      set({ draft, isSaving: isKept });
      if (isKept) void keepText(draft);
    },
    ...curriculum,
    setCurriculum(chosen: File | undefined) {
      this.change({ isCurriculumUnchecked: true });
      curriculum.setCurriculum(chosen);
    },
    /** It is not to be sent again by itself. */
    forgetLater() {
      if (state.get().draft.sendAgainAt !== undefined) this.change({ sendAgainAt: undefined });
    },
    /** Another tab goes on with the draft: this one writes and sends nothing any more. */
    close() {
      isClosed = true;
      isKept = false;
    },
    isClosed: () => isClosed,
    /** Deletes it from this device; what is still typed afterwards is not kept. */
    remove() {
      isKept = false;
      return write(() => deleteDraft(offerId));
    },
  };
}

/** A draft may have been left at a step that it does not reach any more, as its offer was changed; it waits no longer then. */
function opened(stored: StoredDraft | undefined, currency: string | undefined) {
  const { draft, curriculum, savedAt } = stored ?? { draft: emptyDraft() };
  const entered = { draft, curriculum, currency };
  if (isReached(draft.step, entered)) return { ...entered, savedAt };
  const step = furthestStep(entered);
  return { ...entered, draft: { ...draft, step, sendAgainAt: undefined }, savedAt };
}
