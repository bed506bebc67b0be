import { chakra } from '@chakra-ui/react/styled-system';
import type { ActivityQuery } from '@portal/contract/activity';
import { useState } from 'react';
import { useResource } from '../query/use-resource';
import { activityResource } from '../resources/activity';
import { Button } from '../ui/button';
import { LoadFailure } from '../ui/load-failure';
import { Loading } from '../ui/loading';
import { ActivityList } from './activity-list';

/** Activity log of one record, or of all records, in pages. */
export function ActivityFeed({ of }: { of: ActivityQuery['of'] }) {
  const [page, setPage] = useState(0);
  const { data, error, reload } = useResource(activityResource({ of, page }));

  if (!data && error !== undefined) {
    return <LoadFailure error={error} text="No pudimos cargar la actividad." onRetry={reload} />;
  }
  if (!data) return <Loading text="Cargando actividad..." minHeight="96px" />;
  if (data.items.length === 0) return <p>Todavía no hay cambios.</p>;

  return (
    <>
      <ActivityList entries={data.items} namesSubject={of === undefined} />
      {data.totalPages > 1 && (
        <chakra.div display="flex" justifyContent="space-between" gap="3" marginTop="3">
          <Button
            variant="ghost"
            size="sm"
            disabled={data.isFirst}
            onClick={() => setPage(page - 1)}
          >
            Más reciente
          </Button>
          <Button
            variant="ghost"
            size="sm"
            disabled={data.isLast}
            onClick={() => setPage(page + 1)}
          >
            Más antigua
          </Button>
        </chakra.div>
      )}
    </>
  );
}
