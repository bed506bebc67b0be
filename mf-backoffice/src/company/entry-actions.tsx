import { IconButton } from '@portal/kit/ui/icon-button';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';

type EntryActionsProps = {
  /** What the record is called. */
  legend: string;
  isFirst: boolean;
  isLast: boolean;
  /** Moves it by one place, up or down. */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** Moves one of several records, or takes it away. */
export const EntryActions = ({ legend, isFirst, isLast, onMove, onRemove }: EntryActionsProps) => (
  <>
    <IconButton label={`Subir ${legend}`} disabled={isFirst} onClick={() => onMove(-1)}>
      <ArrowUp aria-hidden size={18} />
    </IconButton>
    <IconButton label={`Bajar ${legend}`} disabled={isLast} onClick={() => onMove(1)}>
      <ArrowDown aria-hidden size={18} />
    </IconButton>
    <IconButton label={`Quitar ${legend}`} color="danger" onClick={onRemove}>
      <Trash2 aria-hidden size={18} />
    </IconButton>
  </>
);
