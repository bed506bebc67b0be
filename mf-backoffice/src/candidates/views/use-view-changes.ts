import type { CandidateViews } from '@portal/contract/candidate-views';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { candidateViewsResource, saveCandidateViews } from '@portal/kit/resources/candidate-views';
import { showNotice, useResourceCache } from '@portal/runtime';
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
      void alertFailure(error, {
        title: 'No se pudieron guardar las vistas',
        fallback: 'Revisa tu conexión e intenta de nuevo.',
      });
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { save, isSaving };
}
