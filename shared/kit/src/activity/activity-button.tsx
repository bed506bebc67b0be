import type { ActivityQuery } from '@portal/contract/activity';
import { History } from 'lucide-react';
import { Suspense, useState, type ComponentProps } from 'react';
import { Button } from '../ui/button';
import { lazyPart } from '../ui/lazy-part';

const ActivityDialog = lazyPart(async () => (await import('./activity-dialog')).ActivityDialog);

type ActivityButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  /** Name of the record for the title of the dialog. */
  name: string;
  of: NonNullable<ActivityQuery['of']>;
};

/** Button that opens the activity log of a record. For administrators. */
export function ActivityButton({ name, of, ...style }: ActivityButtonProps) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        {...style}
        onClick={() => setOpen(true)}
      >
        <History aria-hidden size={16} />
        Actividad
      </Button>
      {isOpen && (
        <Suspense>
          <ActivityDialog name={name} of={of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
