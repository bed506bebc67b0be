import { chakra } from '@chakra-ui/react/styled-system';
import { trashDays, type TrashEntry } from '@portal/contract/trash';
import { SearchField } from '@portal/kit/form/search-field';
import { SelectField } from '@portal/kit/form/select-field';
import { searchText } from '@portal/kit/format/search-text';
import { useResource } from '@portal/kit/query/use-resource';
import { trashResource } from '@portal/kit/resources/trash';
import { paths } from '@portal/kit/routing/paths';
import { EmptyState } from '@portal/kit/ui/empty-state';
import { ResourceView } from '../page-parts/resource-view';
import { WorkPage } from '../page-parts/work-page';
import { addressOf, useAddressQuery } from '@portal/kit/paging/use-address-query';
import { kindNames, TrashTable } from './trash-table';

export function TrashPage() {
  const trash = useResource(trashResource);

  return (
    <WorkPage
      title="Papelera"
      description={`Lo que se elimina queda aquí ${trashDays} días. Después se borra para siempre.`}
      backTo={paths.dashboard}
    >
      <ResourceView of={trash} what="la papelera">
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState text="La papelera está vacía." />
          ) : (
            <TrashList entries={entries} onChanged={() => void trash.reload()} />
          )
        }
      </ResourceView>
    </WorkPage>
  );
}

type TrashListProps = { entries: readonly TrashEntry[]; onChanged: () => void };

function TrashList({ entries, onChanged }: TrashListProps) {
  const [query, change] = useAddressQuery(readQuery, writeQuery);
  const found = entries.filter((entry) => matches(entry, query));

  return (
    <>
      <Fields role="search" aria-label="Papelera">
        <SearchField
          label="Buscar en la papelera"
          value={query.search}
          onSearch={(search) => change((now) => ({ ...now, search }))}
        />
        <SelectField
          label="Tipo"
          placeholder="Todo"
          options={kindOptions(entries)}
          value={query.kind}
          onChange={({ target }) => change((now) => ({ ...now, kind: target.value }))}
        />
      </Fields>
      <chakra.p role="status" color="ink.muted" fontSize="14px" marginBottom="3">
        {found.length === 1 ? '1 elemento' : `${found.length} elementos`}
      </chakra.p>
      <TrashTable entries={found} onRestored={onChanged} />
    </>
  );
}

type TrashQuery = { search: string; kind: string };

const readQuery = (address: URLSearchParams): TrashQuery => ({
  search: address.get('buscar') ?? '',
  kind: address.get('tipo') ?? '',
});

const writeQuery = ({ search, kind }: TrashQuery) =>
  addressOf([
    ['buscar', search],
    ['tipo', kind],
  ]);

const matches = ({ kind, name, offerTitle = '' }: TrashEntry, query: TrashQuery) =>
  (query.kind === '' || query.kind === kind) &&
  searchText(`${name} ${offerTitle}`).includes(searchText(query.search));

/** Only kinds that are in the trash. */
const kindOptions = (entries: readonly TrashEntry[]) =>
  [...new Set(entries.map(({ kind }) => kind))].map((kind) => ({
    value: kind,
    label: kindNames[kind],
  }));

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'end',
    marginBottom: '4',
    gridTemplateColumns: { base: '1fr', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
    maxWidth: '720px',
  },
});
