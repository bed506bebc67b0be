import { chakra } from '@chakra-ui/react/styled-system';
import { timeOfDay } from '@portal/kit/format/dates';
import { Button } from '@portal/kit/ui/button';
import { Trash2 } from 'lucide-react';
import { useDraft } from '../use-draft-store';
import type { DraftState, DraftStore } from './draft-store';

type DraftBarProps = { store: DraftStore; onDelete: () => void };

/** Says that the draft is saved on this device and lets the visitor delete it. */
export function DraftBar({ store, onDelete }: DraftBarProps) {
  const status = useDraft(store, statusOf);
  const isSaving = useDraft(store, (state) => state.isSaving);
  if (!status) return undefined;

  return (
    // Only `aria-busy` shows that a change is being saved; a text would flicker with every key.
    <chakra.div
      aria-busy={isSaving}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      color="ink.muted"
      textStyle="sm"
    >
      <span>{`${status} Solo está en este dispositivo y se borra en 7 días.`}</span>
      <Button variant="ghost" size="sm" marginInline="-3" onClick={onDelete}>
        <Trash2 aria-hidden size={16} />
        Borrar borrador
      </Button>
    </chakra.div>
  );
}

function statusOf({ savedAt, isSavingCurriculum }: DraftState) {
  if (!savedAt) return undefined;
  return isSavingCurriculum
    ? 'Guardando tu currículum…'
    : `Borrador guardado ${timeOfDay(savedAt)}.`;
}
