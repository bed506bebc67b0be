import { chakra } from '@chakra-ui/react/styled-system';
import type { PageOf } from '@portal/contract/page-of';
import type { Person } from '@portal/contract/person';
import { SearchField } from '@portal/kit/form/search-field';
import { useResource } from '@portal/kit/query/use-resource';
import { peoplePageResource } from '@portal/kit/resources/people';
import { paths } from '@portal/kit/routing/paths';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { LinkButton } from '@portal/kit/ui/link-button';
import { Navigate } from '@portal/runtime';
import { Plus } from 'lucide-react';
import { ResourceView } from '../page-parts/resource-view';
import { WorkPage } from '../page-parts/work-page';
import { Pager } from '@portal/kit/paging/pager';
import { useLatest } from '@portal/kit/paging/use-latest';
import { PeopleList } from './people-list';
import { usePeopleQuery } from './use-people-query';
import { usePeopleAccess } from './use-people-access';

export function PeoplePage() {
  const { isMaintainer } = usePeopleAccess();
  const query = usePeopleQuery();

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
      <chakra.div marginBottom="2" maxWidth="480px">
        <SearchField
          isCompact
          label="Buscar por nombre o correo"
          maxLength={100}
          value={query.text}
          onSearch={query.search}
        />
      </chakra.div>
      <NumberedPage {...query} />
    </WorkPage>
  );
}

type PeopleQuery = ReturnType<typeof usePeopleQuery>;

function NumberedPage({ number, text, pathToPage }: PeopleQuery) {
  const result = useResource(peoplePageResource(number ?? 0, text));
  const latest = useLatest(result.data);

  // A page beyond the last redirects to the last one (reading A47).
  const lastNumber = Math.max(0, (result.data?.totalPages ?? Infinity) - 1);
  if (number === undefined) return <Navigate to={pathToPage(0)} replace />;
  if (number > lastNumber) return <Navigate to={pathToPage(lastNumber)} replace />;

  return (
    <ResourceView of={{ ...result, data: latest }} what="las personas">
      {(shown) => (
        <LoadedPage page={shown} text={text} pathToPage={pathToPage} onDeleted={result.reload} />
      )}
    </ResourceView>
  );
}

type LoadedPageProps = Pick<PeopleQuery, 'text' | 'pathToPage'> & {
  page: PageOf<Person>;
  onDeleted: () => Promise<void>;
};

function LoadedPage({ page, text, pathToPage, onDeleted }: LoadedPageProps) {
  if (page.items.length === 0) {
    return <EmptyState text={text === '' ? noPeople : 'Nada coincide con lo que buscas.'} />;
  }

  return (
    <>
      <PeopleList page={page} text={text} onDeleted={onDeleted} />
      <Pager
        page={page.number + 1}
        totalPages={page.totalPages}
        pathTo={(label) => pathToPage(label - 1)}
        hasEnds
      />
    </>
  );
}

/** Text of S2.44. */
const noPeople = 'No hay registros en la base de datos!';
