import { IconButton } from '@portal/kit/ui/icon-button';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';

type EntryActionsProps = {
  legend: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

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
