import type { ActivityEntry } from '@portal/contract/activity';
import type { Offer } from '@portal/contract/offer';
import type { PageOf } from '@portal/contract/page-of';
import { ActivityList } from '@portal/kit/activity/activity-list';
import type { ResourceResult } from '@portal/kit/query/use-resource';
import { Button } from '@portal/kit/ui/button';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { Loaded } from '@portal/kit/ui/loaded';
import { History } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Section } from './section/section';

const ActivityDialog = lazyPart(
  async () => (await import('@portal/kit/activity/activity-dialog')).ActivityDialog,
);

type ActivitySectionProps = { offer: Offer; activity: ResourceResult<PageOf<ActivityEntry>> };

export function ActivitySection({ offer: { id, title }, activity }: ActivitySectionProps) {
  const [isOpen, setOpen] = useState(false);

  return (
    <Section
      name="activity"
      icon={History}
      action={
        <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Ver toda la actividad
        </Button>
      }
    >
      <Loaded
        of={activity}
        loading="Cargando actividad..."
        failure="No pudimos cargar la actividad."
      >
        {({ items }) =>
          items.length === 0 ? (
            <p>Todavía no hay cambios.</p>
          ) : (
            <ActivityList entries={items.slice(0, latestCount)} />
          )
        }
      </Loaded>
      {isOpen && (
        <Suspense>
          <ActivityDialog
            name={title}
            of={{ subject: 'offer', id }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}

const latestCount = 3;
