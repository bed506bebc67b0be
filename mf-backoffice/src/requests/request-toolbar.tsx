import { chakra } from '@chakra-ui/react/styled-system';
import type { RequestPage } from '@portal/contract/staff-request';
import { SearchField } from '@portal/kit/form/search-field';
import { SelectField } from '@portal/kit/form/select-field';
import { StateTabs } from '@portal/kit/ui/state-tabs';
import { useNavigate } from '@portal/runtime';
import { ExportContactRequests } from './export-contact-requests';
import { requestPlaces, type RequestPlace, type RequestState } from './request-places';
import type { useRequestQuery } from './use-request-query';

type RequestToolbarProps = {
  place: RequestPlace;
  address: ReturnType<typeof useRequestQuery>;
  counts: Pick<RequestPage, 'pending' | 'answered'> | undefined;
};

export function RequestToolbar({ place, address, counts }: RequestToolbarProps) {
  const { query, change, searchOf } = address;
  const navigate = useNavigate();

  function goTo(path: string) {
    const other = requestPlaces.find((each) => each.path === path);
    if (other) void navigate({ pathname: other.path, search: searchOf(other) });
  }

  const tab = (state: RequestState, label: string, count: number | undefined) => ({
    key: state,
    label,
    count,
    isOn: query.state === state,
    onPress: () => change({ state }),
  });

  return (
    <Bar hideBelow={query.shown ? 'lg' : undefined}>
      <StateTabs
        label="Estado"
        tabs={[
          tab('pending', 'Pendientes', counts?.pending),
          tab('answered', 'Atendidas', counts?.answered),
          tab('all', 'Todas', counts && counts.pending + counts.answered),
        ]}
      />
      <Fields>
        <SelectField
          isCompact
          label="De dónde"
          options={requestPlaces.map(({ path, label }) => ({ value: path, label }))}
          value={place.path}
          onChange={({ target }) => goTo(target.value)}
        />
        <SearchField
          isCompact
          label={place.searchLabel}
          maxLength={100}
          value={query.text}
          onSearch={(text) => change({ text })}
        />
        {place.source === 'contact' && <ExportContactRequests query={query} />}
      </Fields>
    </Bar>
  );
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '2',
    marginBottom: '3',
  },
});

const Fields = chakra('div', {
  base: {
    flex: '1 1 480px',
    maxWidth: { lg: '640px' },
    minWidth: '0',
    display: 'grid',
    gap: '2',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '236px minmax(0, 1fr)' },
    '& > button': { gridColumn: { sm: 'span 2' }, justifySelf: 'end' },
  },
});
