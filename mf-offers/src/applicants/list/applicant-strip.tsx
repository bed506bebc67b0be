import { Button } from '@portal/kit/ui/button';
import { ActionButton } from '@portal/kit/ui/action-button';
import { IconButton } from '@portal/kit/ui/icon-button';
import { ListChecks, Undo2, X } from 'lucide-react';
import { SelectionActions } from '../status/selection-actions';
import type { ApplicantRoom } from './use-applicant-room';
import { Strip } from './strip';
import { peopleCount } from '../status/tell-status-call';

/** What is found, who of it is chosen, or what the last change came to. */
export function ApplicantStrip({ room }: { room: ApplicantRoom }) {
  const { chosen, total, outcome, dismissOutcome } = room;

  if (chosen.length > 0 && !outcome) {
    return (
      <Strip aria-label="Aplicantes elegidos" data-tone="chosen">
        <p role="status">
          {chosen.length} {chosen.length === 1 ? 'elegido' : 'elegidos'}
        </p>
        <SelectionActions room={room} chooseAll={<ChooseAll room={room} />} />
      </Strip>
    );
  }
  return (
    <Strip aria-label="Resultado" {...(outcome && { 'data-tone': 'done' })}>
      <p role="status">{outcome?.text ?? peopleCount(total)}</p>
      {outcome?.undo && (
        <Button variant="outline" size="sm" onClick={outcome.undo}>
          <Undo2 aria-hidden size={16} />
          Deshacer
        </Button>
      )}
      {outcome ? (
        <IconButton label="Cerrar aviso" onClick={dismissOutcome}>
          <X aria-hidden size={18} />
        </IconButton>
      ) : (
        <ChooseAll room={room} />
      )}
    </Strip>
  );
}

function ChooseAll({ room: { total, chosen, chooseAll } }: { room: ApplicantRoom }) {
  if (total < 2 || chosen.length >= total) return undefined;
  return (
    <ActionButton variant="ghost" size="sm" icon={ListChecks} action={chooseAll}>
      Elegir los {total} que coinciden
    </ActionButton>
  );
}
