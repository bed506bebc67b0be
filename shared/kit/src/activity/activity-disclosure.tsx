import { chakra } from '@chakra-ui/react/styled-system';
import type { ActivityQuery } from '@portal/contract/activity';
import { History } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { Button } from '../ui/button';
import { lazyPart } from '../ui/lazy-part';
import { Loading } from '../ui/loading';

const ActivityFeed = lazyPart(async () => (await import('./activity-feed')).ActivityFeed);

/** Collapsed activity log of a record, for use inside a dialog. Loaded when first opened. */
export function ActivityDisclosure({ of }: { of: NonNullable<ActivityQuery['of']> }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  return (
    <chakra.div borderTopWidth="1px" paddingBlock="3" marginTop="4">
      <Button
        variant="ghost"
        size="sm"
        marginInlineStart="-3"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <History aria-hidden size={16} />
        Actividad
      </Button>
      <chakra.div id={id} hidden={!isOpen} paddingTop="2">
        {isOpen && (
          <Suspense fallback={<Loading text="Cargando actividad..." minHeight="96px" />}>
            <ActivityFeed of={of} />
          </Suspense>
        )}
      </chakra.div>
    </chakra.div>
  );
}
