import { chakra } from '@chakra-ui/react/styled-system';
import type { Merge } from '@portal/contract/duplicates';
import { dateAndTime } from '@portal/kit/format/dates';
import { Pager } from '@portal/kit/paging/pager';
import { candidateDataPath } from '@portal/kit/routing/staff-paths';
import { DataTable, type Column } from '@portal/kit/table/data-table';
import { ActionButton } from '@portal/kit/ui/action-button';
import { EmailText } from '@portal/kit/ui/email-text';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { Navigate } from '@portal/runtime';
import { Undo2 } from 'lucide-react';
import { ResourceView } from '../page-parts/resource-view';
import { TextLink } from '../page-parts/text-link';
import { undoMerge } from './undo-merge';
import type { DuplicateLists } from './use-duplicate-lists';

type MergeListProps = { lists: DuplicateLists; onDone: (text: string) => void };

export function MergeList({ lists, onDone }: MergeListProps) {
  const { merges, query, pathTo } = lists;
  const totalPages = merges.data?.totalPages ?? Infinity;
  if (query.mergePage > 0 && query.mergePage >= totalPages) {
    return <Navigate to={pathTo({ mergePage: Math.max(0, totalPages - 1) })} replace />;
  }

  return (
    <ResourceView of={merges} what="las uniones">
      {({ items, number }) =>
        items.length === 0 ? (
          <EmptyState text="No hay uniones que se puedan deshacer." />
        ) : (
          <>
            <DataTable
              caption="Uniones que se pueden deshacer"
              columns={columns(onDone)}
              rows={items}
              rowKey={({ id }) => id}
              cardsBelow="lg"
            />
            {totalPages > 1 && (
              <Pager
                page={number + 1}
                totalPages={totalPages}
                pathTo={(label) => pathTo({ mergePage: label - 1 })}
              />
            )}
          </>
        )
      }
    </ResourceView>
  );
}

const columns = (onDone: (text: string) => void): Column<Merge>[] => [
  { header: 'Persona', cell: ({ kept }) => <Kept kept={kept} /> },
  { header: 'Se le unió', cell: ({ merged }) => <EmailText email={merged.email} /> },
  { header: 'Quién', cell: ({ mergedBy }) => mergedBy ?? 'No se sabe' },
  { header: 'Fecha', cell: ({ mergedAt }) => dateAndTime(mergedAt) },
  { header: 'Queda', cell: ({ daysLeft }) => (daysLeft === 1 ? '1 día' : `${daysLeft} días`) },
  {
    header: 'Acciones',
    isAction: true,
    cell: ({ id, merged }) => (
      <ActionButton
        variant="outline"
        size="sm"
        aria-label={`Deshacer la unión de ${merged.email}`}
        icon={Undo2}
        action={() => undoMerge(id, onDone)}
      >
        Deshacer
      </ActionButton>
    ),
  },
];

const Kept = ({ kept }: Pick<Merge, 'kept'>) => (
  <span>
    <TextLink to={candidateDataPath(kept.id)} color="primary" fontWeight="600">
      {kept.name}
    </TextLink>
    <chakra.span display="block" color="ink.muted" fontSize="14px">
      <EmailText email={kept.email} />
    </chakra.span>
  </span>
);
