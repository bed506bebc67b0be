import type { ReceivedContactRequest } from '@portal/contract/received-contact-request';
import { useResource } from '@portal/kit/query/use-resource';
import { contactRequestsPageResource } from '@portal/kit/resources/received-contact-requests';
import { paths } from '@portal/kit/routing/paths';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { Navigate } from '@portal/runtime';
import { useState } from 'react';
import { Pager } from '../components/pager';
import { ResourceView } from '../components/resource-view';
import { useLatest } from '../components/use-latest';
import { WorkPage } from '../components/work-page';
import { RequestToolbar } from '../requests/request-toolbar';
import { useRequestQuery } from '../requests/use-request-query';
import { ContactRequestDialog } from './contact-request-dialog';
import { ContactRequestsTable } from './contact-requests-table';
import { ExportContactRequests } from './export-contact-requests';

export function ContactRequestsPage() {
  const { query, change, pathToPage } = useRequestQuery();
  const result = useResource(contactRequestsPageResource(query));
  const latest = useLatest(result.data);
  const [shown, setShown] = useState<{ request: ReceivedContactRequest; isOpen: boolean }>();
  const isFiltered = query.text !== '' || query.state !== undefined;

  const totalPages = result.data?.totalPages ?? Infinity;
  if (query.page > 0 && query.page >= totalPages) {
    return <Navigate to={pathToPage(Math.max(1, totalPages))} replace />;
  }

  return (
    <WorkPage
      title="Solicitudes de contacto"
      description="Lo que llega desde el formulario de contacto."
      backTo={paths.dashboard}
    >
      <RequestToolbar
        query={query}
        searchLabel="Buscar por nombre, correo, celular o mensaje"
        onChange={change}
      >
        <ExportContactRequests query={query} />
      </RequestToolbar>
      <ResourceView of={{ ...result, data: latest }} what="las solicitudes de contacto">
        {(page) =>
          page.items.length === 0 ? (
            <EmptyState
              text={isFiltered ? 'Nada coincide con lo que buscas.' : 'Todavía no hay solicitudes.'}
            />
          ) : (
            <>
              <ContactRequestsTable
                requests={page.items}
                onOpen={(request) => setShown({ request, isOpen: true })}
              />
              {page.totalPages > 1 && (
                <Pager page={page.number + 1} totalPages={page.totalPages} pathTo={pathToPage} />
              )}
            </>
          )
        }
      </ResourceView>
      {shown && (
        <ContactRequestDialog
          request={shown.request}
          isOpen={shown.isOpen}
          onClose={() => setShown({ ...shown, isOpen: false })}
          onChanged={(request) => {
            setShown((before) => ({ isOpen: before?.isOpen ?? false, request }));
            void result.reload();
          }}
          onDeleted={() => {
            setShown(undefined);
            void result.reload();
          }}
        />
      )}
    </WorkPage>
  );
}
