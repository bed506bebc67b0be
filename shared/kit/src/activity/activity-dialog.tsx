import type { ActivityQuery } from '@portal/contract/activity';
import { Dialog } from '../ui/dialog';
import { ActivityFeed } from './activity-feed';

type ActivityDialogProps = {
  /** Name of the record for the title. */
  name: string;
  of: NonNullable<ActivityQuery['of']>;
  onClose: () => void;
};

export function ActivityDialog({ name, of, onClose }: ActivityDialogProps) {
  return (
    <Dialog title={`Actividad: ${name}`} isOpen onClose={onClose}>
      <ActivityFeed of={of} />
    </Dialog>
  );
}
