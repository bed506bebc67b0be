import { leaveWhenConfirmed } from '@portal/kit/editing/use-unsaved-guard';
import { Dialog } from '@portal/kit/ui/dialog';
import { Assignment, type AssignmentProps } from './offer-assignment';

/** Asks about unsaved rows before it closes. */
export function AssignmentDialog({ size, ...rest }: AssignmentProps & { size?: 'lg' }) {
  return (
    <Dialog
      title={rest.assignment.title}
      isOpen
      onClose={() => void leaveWhenConfirmed(rest.onClose)}
      {...(size && { size })}
    >
      <Assignment {...rest} />
    </Dialog>
  );
}
