import type { PageOf } from '@portal/contract/page-of';
import type { Person } from '@portal/contract/person';
import { useResource } from '@portal/kit/query/use-resource';
import { peoplePageResource } from '@portal/kit/resources/people';
import { paths, peoplePagePath } from '@portal/kit/routing/paths';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { LinkButton } from '@portal/kit/ui/link-button';
import { Navigate } from '@portal/runtime';
import { Plus } from 'lucide-react';
import { ResourceView } from '../page-parts/resource-view';
import { WorkPage } from '../page-parts/work-page';
import { Pager } from '@portal/kit/paging/pager';
import { useLatest } from '@portal/kit/paging/use-latest';
import { PeopleList } from './people-list';
import { usePageNumber } from './use-page-number';
import { usePeopleAccess } from './use-people-access';

export function PeoplePage() {
  const { isMaintainer } = usePeopleAccess();

  return (
    <WorkPage
      title="Personas"
      description="Quienes forman parte del equipo."
      action={
        isMaintainer && (
          <LinkButton to={paths.newPerson} variant="accent">
            <Plus aria-hidden size={18} />
            Crear Persona
          </LinkButton>
        )
      }
    >
      <NumberedPage />
    </WorkPage>
  );
}

function NumberedPage() {
  const number = usePageNumber();
  const result = useResource(peoplePageResource(number ?? 0));
  const latest = useLatest(result.data);

  // Addresses of pages that do not exist lead to the nearest one that does (reading A47).
  const lastNumber = Math.max(0, (result.data?.totalPages ?? Infinity) - 1);
  if (number === undefined) return <Navigate to={peoplePagePath(0)} replace />;
  if (number > lastNumber) return <Navigate to={peoplePagePath(lastNumber)} replace />;

  return (
    <ResourceView of={{ ...result, data: latest }} what="las personas">
      {(shown) => <LoadedPage page={shown} onDeleted={result.reload} />}
    </ResourceView>
  );
}

type LoadedPageProps = { page: PageOf<Person>; onDeleted: () => Promise<void> };

function LoadedPage({ page, onDeleted }: LoadedPageProps) {
  if (page.items.length === 0) return <EmptyState text="No hay registros en la base de datos!" />;

  return (
    <>
      <PeopleList page={page} onDeleted={onDeleted} />
      <Pager
        page={page.number + 1}
        totalPages={page.totalPages}
        pathTo={(label) => peoplePagePath(label - 1)}
        hasEnds
      />
    </>
  );
}
