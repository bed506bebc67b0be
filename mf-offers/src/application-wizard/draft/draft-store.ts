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
  /** Currency of the offer's salary range, if it states one. */
  readonly currency: string | undefined;
  /** Time of the last save on this device. */
  savedAt: number | undefined;
  /** True while the last change is not yet in this device's storage. */
  isSaving: boolean;
};

export type DraftStore = ReturnType<typeof createDraftStore>;

export type OfferOfDraft = Pick<Offer, 'id' | 'salaryRange'>;

/**
 * The visitor's input, in memory and on this device. Each change is saved at once. Drafts of staff
 * testing the form are not saved (trap T12).
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

  /**
   * Starts at once, because the page may close the next moment. The database keeps the order of
   * writes.
   */
  async function write(action: () => Promise<unknown>) {
    try {
      await action();
    } catch {
      // Without space or IndexedDB the draft is not saved. Clearing the time hides the «saved»
      // mark.
      set({ savedAt: undefined });
    }
  }

  async function keepText(draft: WizardDraft) {
    await write(async () => {
      const savedAt = await saveDraftText(offerId, draft);
      if (isKept) set({ savedAt });
    });
    // A newer change may still be pending.
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
    /** Credentials for this application's requests; never stored on the device. */
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
    /** Cancels the automatic retry. */
    forgetLater() {
      if (state.get().draft.sendAgainAt !== undefined) this.change({ sendAgainAt: undefined });
    },
    /** Called when another tab takes over. This store then neither writes nor sends. */
    close() {
      isClosed = true;
      isKept = false;
    },
    isClosed: () => isClosed,
    /** Deletes the draft from this device. Later changes are not saved. */
    remove() {
      isKept = false;
      return write(() => deleteDraft(offerId));
    },
  };
}

/**
 * Moves a restored draft back to a step that it still reaches, because the offer may have changed.
 * Cancels its automatic retry in that case.
 */
function opened(stored: StoredDraft | undefined, currency: string | undefined) {
  const { draft, curriculum, savedAt } = stored ?? { draft: emptyDraft() };
  const entered = { draft, curriculum, currency };
  if (isReached(draft.step, entered)) return { ...entered, savedAt };
  const step = furthestStep(entered);
  return { ...entered, draft: { ...draft, step, sendAgainAt: undefined }, savedAt };
}
