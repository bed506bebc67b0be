import { chakra } from '@chakra-ui/react/styled-system';
import type { CandidateView, CandidateViews } from '@portal/contract/candidate-views';
import { alertFailure } from '@portal/kit/failures/alert-failure';
import { tryAgainText } from '@portal/kit/failures/error-message';
import { candidateViewsResource, saveCandidateViews } from '@portal/kit/resources/candidate-views';
import { Dialog } from '@portal/kit/ui/dialog';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { showNotice, useResourceCache } from '@portal/runtime';
import { useState } from 'react';
import { ViewForm } from './view-form';
import { ViewItem } from './view-item';
import { leaveWhenConfirmed } from '@portal/kit/editing/use-unsaved-guard';

type ViewsDialogProps = {
  views: CandidateViews;
  reading: { error: unknown; reload: () => Promise<void> };
  /** The current query of the list, which a new view saves. */
  shownQuery: string;
  onClose: () => void;
};

export function ViewsDialog({ views, reading, shownQuery, onClose }: ViewsDialogProps) {
  const { save, isSaving } = useViewChanges(views);
  const without = ({ name }: CandidateView) => views.filter((view) => view.name !== name);

  const toggleDefault = ({ name }: CandidateView) =>
    save(views.map((view) => ({ ...view, isDefault: view.name === name && !view.isDefault })));

  /** Replaces a view of the same name. */
  async function add(view: CandidateView) {
    const others = without(view);
    const kept = view.isDefault ? others.map((each) => ({ ...each, isDefault: false })) : others;
    if (await save([...kept, view])) onClose();
  }

  return (
    <Dialog title="Vistas de candidatos" isOpen onClose={() => void leaveWhenConfirmed(onClose)}>
      {reading.error !== undefined && (
        <LoadFailure
          error={reading.error}
          text="No pudimos cargar tus vistas."
          onRetry={reading.reload}
        />
      )}
      <chakra.p color="ink.muted" marginBottom="4">
        Una vista guarda la búsqueda, los filtros, el orden y las columnas. La ves en todos tus
        dispositivos, y solo tú.
      </chakra.p>
      <ViewForm
        isSaving={isSaving}
        onSave={({ name, isDefault }) => void add({ name, isDefault, query: shownQuery })}
      />
      {views.length > 0 && (
        <chakra.ul display="grid" gap="3" marginTop="6">
          {views.map((view) => (
            <ViewItem
              key={view.name}
              view={view}
              isSaving={isSaving}
              onToggleDefault={() => void toggleDefault(view)}
              onDelete={() => void save(without(view))}
            />
          ))}
        </chakra.ul>
      )}
    </Dialog>
  );
}

/** Shows changed views at once and reverts them if the server refuses them. */
function useViewChanges(views: CandidateViews) {
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
        fallback: tryAgainText(error),
      });
      return false;
    } finally {
      setSaving(false);
    }
  }

  return { save, isSaving };
}
