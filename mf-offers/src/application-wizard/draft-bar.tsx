import { chakra } from '@chakra-ui/react/styled-system';
import { timeOfDay } from '@portal/kit/format/dates';
import { Button } from '@portal/kit/ui/button';
import { Trash2 } from 'lucide-react';
import type { DraftStore } from './draft-store';
import { useDraft } from './use-draft-store';

type DraftBarProps = { store: DraftStore; onDelete: () => void };

/** Says that what was typed is safe on this device, and lets the visitor delete it. */
export function DraftBar({ store, onDelete }: DraftBarProps) {
  const savedAt = useDraft(store, (state) => state.savedAt && timeOfDay(state.savedAt));
  const isSavingCurriculum = useDraft(store, (state) => state.isSavingCurriculum);
  if (!savedAt) return undefined;

  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      color="ink.muted"
      textStyle="sm"
    >
      <span>
        {isSavingCurriculum ? 'Guardando tu currículum…' : `Borrador guardado ${savedAt}.`} Solo
        está en este dispositivo y se borra en 7 días.
      </span>
      <Button variant="ghost" size="sm" marginInline="-3" onClick={onDelete}>
        <Trash2 aria-hidden size={16} />
        Borrar borrador
      </Button>
    </chakra.div>
  );
}
