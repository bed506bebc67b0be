import type { CandidateViews } from '@portal/contract/candidate-views';
import { errorMessage, isHandled } from '@portal/kit/failures/error-message';
import { candidateViewsResource, saveCandidateViews } from '@portal/kit/resources/candidate-views';
import { showAlert, showNotice, useResourceCache } from '@portal/runtime';
import { useState } from 'react';

/** Shows changed views at once, and takes them back if the server refuses them. */
export function useViewChanges(views: CandidateViews) {
  const cache = useResourceCache();
  const [isSaving, setSaving] = useState(false);

  async function save(changed: CandidateViews) {
    setSaving(true);
    cache.replace(candidateViewsResource.key, changed);
    try {
      showNotice({ kind: 'success', text: await saveCandidateViews(changed) });
      return true;
    } catch (error) {
      cache.replace(candidateViewsResource.key, views);
      tellFailure(error);
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { save, isSaving };
}

function tellFailure(error: unknown) {
  if (isHandled(error)) return;
  const text = errorMessage(error, 'Revisa tu conexión e intenta de nuevo.');
  void showAlert({ kind: 'error', title: 'No se pudieron guardar las vistas', text });
}
