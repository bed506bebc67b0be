import { confirmLeaving } from '@portal/kit/editing/use-unsaved-guard';
import { Dialog } from '@portal/kit/ui/dialog';
import { Assignment, type AssignmentProps } from './offer-assignment';

/** Before it closes, it asks about rows that are not saved yet. */
export function AssignmentDialog(props: AssignmentProps & { size?: 'lg' }) {
  const { size, ...rest } = props;
  const leave = async () => {
    if (await confirmLeaving()) rest.onClose();
  };

  return (
    <Dialog
      title={rest.assignment.title}
      isOpen
      onClose={() => void leave()}
      {...(size && { size })}
    >
      <Assignment {...rest} />
    </Dialog>
  );
}
