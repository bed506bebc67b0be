import { formatNumber } from '@portal/kit/format/money';
import { Button } from '@portal/kit/ui/button';
import { ActionButton } from '@portal/kit/ui/action-button';
import { IconButton } from '@portal/kit/ui/icon-button';
import { ListChecks, Undo2, X } from 'lucide-react';
import { SelectionActions } from '../status/selection-actions';
import type { Outcome } from '../status/status-queue';
import type { ApplicantRoom } from './use-applicant-room';
import { Strip } from './strip';
import { useFocusFallback } from './use-focus-fallback';
import { peopleCount } from '../status/report-status-call';

/** Number of results, actions on the selection, or outcome of the last change. */
export function ApplicantStrip({ room }: { room: ApplicantRoom }) {
  const { chosen, outcome } = room;
  const focus = useFocusFallback();

  if (outcome) {
    return (
      <Strip aria-label="Resultado" data-tone="done" {...focus}>
        <LastOutcome room={room} outcome={outcome} />
      </Strip>
    );
  }
  return chosen.length > 0 ? (
    <Strip aria-label="Aplicantes elegidos" data-tone="chosen" {...focus}>
      <p role="status">
        {`${formatNumber(chosen.length)} ${chosen.length === 1 ? 'elegido' : 'elegidos'}`}
      </p>
      <SelectionActions room={room} chooseAll={<ChooseAll room={room} />} />
    </Strip>
  ) : (
    <Strip aria-label="Resultado" {...focus}>
      <p role="status">{peopleCount(room.total)}</p>
      <ChooseAll room={room} />
    </Strip>
  );
}

type LastOutcomeProps = { room: ApplicantRoom; outcome: Outcome };

const LastOutcome = ({ room, outcome: { text, undo } }: LastOutcomeProps) => (
  <>
    <p role="status">{text}</p>
    {undo && (
      <Button variant="outline" size="sm" onClick={undo}>
        <Undo2 aria-hidden size={16} />
        Deshacer
      </Button>
    )}
    <IconButton label="Cerrar aviso" onClick={room.dismissOutcome}>
      <X aria-hidden size={18} />
    </IconButton>
  </>
);

function ChooseAll({ room: { total, chosen, chooseAll } }: { room: ApplicantRoom }) {
  if (total < 2 || chosen.length >= total) return undefined;
  return (
    <ActionButton variant="ghost" size="sm" icon={ListChecks} action={chooseAll}>
      {`Elegir los ${formatNumber(total)} que coinciden`}
    </ActionButton>
  );
}
