import { chakra } from '@chakra-ui/react/styled-system';
import type { Duplicate } from '@portal/contract/duplicates';
import { Pager } from '@portal/kit/paging/pager';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { Navigate } from '@portal/runtime';
import { Suspense, useState } from 'react';
import { ResourceView } from '../page-parts/resource-view';
import { DuplicatePair } from './duplicate-pair';
import type { DuplicateLists } from './use-duplicate-lists';

const MergeDialog = lazyPart(async () => (await import('./merge-dialog')).MergeDialog);

type DuplicateListProps = { lists: DuplicateLists; onDone: (text: string) => void };

export function DuplicateList({ lists, onDone }: DuplicateListProps) {
  const { duplicates, query, pathTo } = lists;
  const [chosen, setChosen] = useState<Duplicate>();

  const totalPages = duplicates.data?.totalPages ?? Infinity;
  if (query.page > 0 && query.page >= totalPages) {
    return <Navigate to={pathTo({ page: Math.max(0, totalPages - 1) })} replace />;
  }

  return (
    <>
      <ResourceView of={duplicates} what="los posibles duplicados">
        {({ items, number }) =>
          items.length === 0 ? (
            <EmptyState text="Nadie parece haber postulado con más de un correo." />
          ) : (
            <>
              <Pairs>
                {items.map((pair) => (
                  <li key={`${pair.one.id} ${pair.other.id}`}>
                    <DuplicatePair pair={pair} onMerge={() => setChosen(pair)} onDone={onDone} />
                  </li>
                ))}
              </Pairs>
              {totalPages > 1 && (
                <Pager
                  page={number + 1}
                  totalPages={totalPages}
                  pathTo={(label) => pathTo({ page: label - 1 })}
                />
              )}
            </>
          )
        }
      </ResourceView>
      <Suspense>
        {chosen && (
          <MergeDialog pair={chosen} onClose={() => setChosen(undefined)} onDone={onDone} />
        )}
      </Suspense>
    </>
  );
}

const Pairs = chakra('ul', {
  base: {
    display: 'grid',
    gap: '4',
    '& > li': { minWidth: '0', padding: '4', borderWidth: '1px', borderRadius: 'sm' },
  },
});
