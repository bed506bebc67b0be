import type { ActivityQuery } from '@portal/contract/activity';
import { Dialog } from '../ui/dialog';
import { ActivityFeed } from './activity-feed';

type ActivityDialogProps = {
  /** Name of the record for the title. */
  name: string;
  /** Subject and id of the record. */
  of: NonNullable<ActivityQuery['of']>;
  onClose: () => void;
};

/**
 * Renders a dialog with the activity log of a record, opened while mounted. For administrators;
 * `ActivityButton` loads it on demand.
 */
export function ActivityDialog({ name, of, onClose }: ActivityDialogProps) {
  return (
    <Dialog title={`Actividad: ${name}`} isOpen onClose={onClose}>
      <ActivityFeed of={of} />
    </Dialog>
  );
}
