import { chakra } from '@chakra-ui/react/styled-system';
import { useLiveRequests } from '@portal/kit/live/use-live-requests';
import { useLatest } from '@portal/kit/paging/use-latest';
import { useResource } from '@portal/kit/query/use-resource';
import { staffRequestsResource } from '@portal/kit/resources/staff-requests';
import { paths } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { LinkButton } from '@portal/kit/ui/link-button';
import { Navigate, useLocation } from '@portal/runtime';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { ResourceView } from '../page-parts/resource-view';
import { WorkPage } from '../page-parts/work-page';
import { RequestList } from './request-list';
import { RequestPanel } from './request-panel';
import { requestPlaces, type RequestPlace } from './request-places';
import { RequestToolbar } from './request-toolbar';
import { toServerQuery, useRequestQuery } from './use-request-query';

/** All requests of the public in one list. Two more addresses show the requests of one form. */
export function RequestsPage() {
  const { pathname } = useLocation();
  const place = requestPlaces.find(({ path }) => path === pathname) ?? requestPlaces[0];
  return <Requests key={place.path} place={place} />;
}

function Requests({ place }: { place: RequestPlace }) {
  const address = useRequestQuery(place);
  const isOpen = address.query.shown !== undefined;

  return (
    <WorkPage
      title={place.title}
      // On a phone an open request fills the page.
      description={
        <chakra.span hideBelow={isOpen ? 'lg' : undefined}>{place.description}</chakra.span>
      }
      backTo={paths.dashboard}
      partOf={
        isOpen ? { text: 'Solicitudes', to: address.pathTo({ shown: undefined }) } : undefined
      }
      action={
        <LinkButton
          to={staffPaths.retention}
          variant="outline"
          hideBelow={isOpen ? 'lg' : undefined}
        >
          <CalendarClock aria-hidden size={18} />
          Conservación de datos
        </LinkButton>
      }
    >
      <ListAndRequest place={place} address={address} />
    </WorkPage>
  );
}

type ListAndRequestProps = { place: RequestPlace; address: ReturnType<typeof useRequestQuery> };

function ListAndRequest({ place, address }: ListAndRequestProps) {
  const { query, change, pathTo } = address;
  const result = useResource(staffRequestsResource(toServerQuery(query, place)));
  const latest = useLatest(result.data);
  const [news, setNews] = useState(0);
  useLiveRequests(() => {
    setNews((count) => count + 1);
    void result.reload();
  });
  const { shown } = query;

  const totalPages = result.data?.totalPages ?? Infinity;
  if (query.page > 0 && query.page >= totalPages) {
    return <Navigate to={pathTo({ page: Math.max(0, totalPages - 1) })} replace />;
  }

  return (
    <>
      <RequestToolbar place={place} address={address} counts={latest} />
      <Desk>
        <chakra.div minWidth="0" display={{ base: shown ? 'none' : 'block', lg: 'block' }}>
          <ResourceView of={{ ...result, data: latest }} what="las solicitudes">
            {(page) => (
              <RequestList page={page} query={query} pathTo={pathTo} onOpen={address.noteOpened} />
            )}
          </ResourceView>
        </chakra.div>
        {shown ? (
          <RequestPanel
            key={`${shown.source}-${shown.id}`}
            of={shown}
            news={news}
            onChanged={() => void result.reload()}
            onDeleted={() => {
              change({ shown: undefined });
              void result.reload();
            }}
          />
        ) : (
          <chakra.div hideBelow="lg" padding="6">
            <EmptyState text="Elige una solicitud para leerla y responderla." />
          </chakra.div>
        )}
      </Desk>
    </>
  );
}

/** The list beside the open request, or below each other on small screens. */
const Desk = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '296px minmax(0, 1fr)' },
    borderWidth: '1px',
    borderRadius: 'md',
    '& > :first-child': { borderInlineEndWidth: { lg: '1px' } },
  },
});
