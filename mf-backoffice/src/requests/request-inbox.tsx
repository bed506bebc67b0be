import { useResource } from '@portal/kit/query/use-resource';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { Navigate } from '@portal/runtime';
import { useState } from 'react';
import { ResourceView } from '../page-parts/resource-view';
import { Pager } from '@portal/kit/paging/pager';
import { useLatest } from '@portal/kit/paging/use-latest';
import { useStateQuery } from '../paging/use-state-query';
import { RequestDialog } from './request-dialog';
import type { ReceivedRequest, RequestKind } from './request-kind';
import { RequestToolbar } from './request-toolbar';
import { RequestsTable } from './requests-table';
import { stateWords } from './request-states';

/** What the public has asked for: found, opened, answered, marked and deleted. */
export function RequestInbox<Request extends ReceivedRequest>(props: {
  kind: RequestKind<Request>;
}) {
  const { kind } = props;
  const { query, change, pathToPage } = useStateQuery(stateWords);
  const result = useResource(kind.page(query));
  const latest = useLatest(result.data);
  const [shown, setShown] = useState<{ request: Request; isOpen: boolean }>();
  const isFiltered = query.text !== '' || query.state !== undefined;

  const totalPages = result.data?.totalPages ?? Infinity;
  if (query.page > 0 && query.page >= totalPages) {
    return <Navigate to={pathToPage(Math.max(1, totalPages))} replace />;
  }

  return (
    <>
      <RequestToolbar query={query} searchLabel={kind.searchLabel} onChange={change}>
        {kind.tools?.(query)}
      </RequestToolbar>
      <ResourceView of={{ ...result, data: latest }} what={`las ${kind.title.toLowerCase()}`}>
        {(page) =>
          page.items.length === 0 ? (
            <EmptyState
              text={isFiltered ? 'Nada coincide con lo que buscas.' : 'Todavía no hay solicitudes.'}
            />
          ) : (
            <>
              <RequestsTable
                kind={kind}
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
        <RequestDialog
          kind={kind}
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
    </>
  );
}
