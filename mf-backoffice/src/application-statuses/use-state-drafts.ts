import type { ApplicationStatusRecord } from '@portal/contract/application-status';
import type { ChosenState } from '@portal/contract/public-state';
import { useUnsavedGuard } from '@portal/kit/editing/use-unsaved-guard';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { showAlert } from '@portal/runtime';
import { useState } from 'react';
import { savePublicState } from './save-public-state';

/** An unsaved choice for one status. */
type StateDraft = {
  /** The record as it was before the edit. */
  before: ApplicationStatusRecord;
  state: ChosenState;
  isSaving: boolean;
};

export type StateDrafts = ReturnType<typeof useStateDrafts>;

/** Saves each status separately and keeps the unsaved choices of the others. */
export function useStateDrafts(reload: () => Promise<void>) {
  const [drafts, setDrafts] = useState<readonly StateDraft[]>([]);
  const isSaving = drafts.every((draft) => draft.isSaving);
  useUnsavedGuard(drafts.length > 0, isSaving);

  const draftOf = ({ id }: ApplicationStatusRecord) =>
    drafts.find(({ before }) => before.id === id);
  const drop = ({ id }: ApplicationStatusRecord) =>
    setDrafts((now) => now.filter(({ before }) => before.id !== id));
  function put(draft: StateDraft) {
    drop(draft.before);
    setDrafts((now) => [...now, draft]);
  }

  function choose(status: ApplicationStatusRecord, state: ChosenState) {
    const { before } = draftOf(status) ?? { before: status };
    if (state === before.publicState) drop(before);
    else put({ before, state, isSaving: false });
  }

  async function save(draft: StateDraft) {
    const { before, state } = draft;
    put({ ...draft, isSaving: true });
    try {
      const outcome = await savePublicState(before, state);
      await reload();
      if (outcome.kind === 'outdated' && outcome.taken.length === 0) {
        put({ ...draft, before: outcome.after });
        return;
      }
      drop(before);
      if (outcome.kind === 'outdated') return;
      void showAlert({ kind: 'success', title: before.name, text: outcome.saved });
    } catch (error) {
      put(draft);
      void alertFailure(error, { title: 'No se pudo guardar' });
    }
  }

  return { draftOf, choose, save };
}
