import { chakra } from '@chakra-ui/react/styled-system';
import type { RequestPage, RequestSummary } from '@portal/contract/staff-request';
import type { StaffRequestKey } from '@portal/contract/staff-request-entry';
import { Pager } from '@portal/kit/paging/pager';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { Link } from '@portal/runtime';
import { Mail, ShieldCheck } from 'lucide-react';
import { DueTag } from './due-tag';
import { topicOf } from './request-words';
import type { ListQuery } from './use-request-query';

type RequestListProps = {
  page: RequestPage;
  query: ListQuery;
  pathTo: (changes: Partial<ListQuery>) => string;
  onOpen: (key: StaffRequestKey) => void;
};

export function RequestList({ page, query, pathTo, onOpen }: RequestListProps) {
  if (page.items.length === 0) return <EmptyState text={emptyText(query)} />;
  const { shown } = query;
  const isShown = ({ source, id }: RequestSummary) => shown?.source === source && shown.id === id;

  return (
    <>
      <chakra.ul aria-label="Solicitudes">
        {page.items.map((request) => (
          <li key={`${request.source}-${request.id}`}>
            <Item
              to={pathTo({ shown: { source: request.source, id: request.id } })}
              onClick={() => onOpen({ source: request.source, id: request.id })}
              aria-current={isShown(request) ? 'true' : undefined}
            >
              {request.source === 'privacy' ? (
                <ShieldCheck aria-hidden size={18} />
              ) : (
                <Mail aria-hidden size={18} />
              )}
              <chakra.span srOnly>Abrir la solicitud de</chakra.span>{' '}
              <Name title={request.name}>{request.name}</Name>{' '}
              <chakra.span gridColumn="2" color="ink.muted">
                {topicOf(request)}
              </chakra.span>{' '}
              <DueTag request={request} />
            </Item>
          </li>
        ))}
      </chakra.ul>
      {page.totalPages > 1 && (
        <chakra.div padding="3">
          <Pager
            page={page.number + 1}
            totalPages={page.totalPages}
            pathTo={(label) => pathTo({ page: label - 1 })}
          />
        </chakra.div>
      )}
    </>
  );
}

function emptyText({ text, state }: ListQuery) {
  if (text !== '') return 'Nada coincide con lo que buscas.';
  if (state === 'all') return 'Todavía no hay solicitudes.';
  return state === 'pending'
    ? 'No queda nada por responder.'
    : 'Todavía no hay solicitudes atendidas.';
}

const Item = chakra(Link, {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr) auto',
    columnGap: '3',
    rowGap: '1',
    alignItems: 'center',
    padding: '3',
    minHeight: '66px',
    borderBottomWidth: '1px',
    fontSize: '0.875rem',
    _hover: { bg: 'soft' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current]': { bg: 'primary.tint', boxShadow: 'inset 3px 0 {colors.primary}' },
  },
});

const Name = chakra('span', {
  base: {
    gridColumn: '2 / -1',
    fontWeight: '600',
    truncate: true,
  },
});
