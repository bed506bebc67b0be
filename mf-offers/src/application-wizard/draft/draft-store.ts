import type { Submission } from '@portal/kit/calls/submission';
import { currentSession } from '@portal/runtime';
import {
  deleteDraft,
  saveDraftCurriculum,
  saveDraftText,
  type StoredDraft,
} from '../../on-device/draft-storage';
import { emptyDraft, type WizardDraft } from '../../on-device/wizard-draft';
import { observable } from './observable';

export type DraftState = {
  draft: WizardDraft;
  curriculum: File | undefined;
  /** When it was last saved on this device. */
  savedAt: number | undefined;
  /** What was typed last has not reached this device's storage yet. */
  isSaving: boolean;
  /** A large CV takes a moment to get there. */
  isSavingCurriculum: boolean;
};

export type DraftStore = ReturnType<typeof createDraftStore>;

/**
 * What the visitor has entered, here and on this device. Each change is saved at once; drafts of
 * staff who try the form are not kept (trap T12).
 */
export function createDraftStore(offerId: number, stored: StoredDraft | undefined) {
  const state = observable<DraftState>({
    draft: emptyDraft(),
    curriculum: undefined,
    savedAt: undefined,
    ...stored,
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

  async function keepCurriculum(curriculum: File | undefined) {
    set({ isSavingCurriculum: true });
    await write(() => saveDraftCurriculum(offerId, curriculum));
    // Another one may have been chosen meanwhile, and is still on its way.
    if (state.get().curriculum === curriculum) set({ isSavingCurriculum: false });
  }

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
    setCurriculum(curriculum: File | undefined) {
      set({ curriculum });
      if (isKept) void keepCurriculum(curriculum);
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
