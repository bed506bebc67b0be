import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { SearchField } from '@portal/kit/form/search-field';
import { SelectField, toOptions } from '@portal/kit/form/select-field';
import { useResource } from '@portal/kit/query/use-resource';
import { applicationStatusesResource } from '@portal/kit/resources/application-statuses';
import { offersResource } from '@portal/kit/resources/offers';
import { Button } from '@portal/kit/ui/button';
import { countFilters, type CandidateFilters, type FilterName } from './query/candidate-query';

type CandidateFilterFieldsProps = {
  filters: CandidateFilters;
  onChange: (filters: Partial<CandidateFilters>) => void;
  onClear: () => void;
};

export function CandidateFilterFields(props: CandidateFilterFieldsProps) {
  const { filters, onChange, onClear } = props;
  const { data: offers = [] } = useResource(offersResource);
  const { data: statuses = [] } = useResource(applicationStatusesResource);
  const bind = (name: FilterName) => ({
    value: filters[name],
    onSearch: (value: string) => onChange({ [name]: value }),
  });
  const bindSelect = (name: FilterName) => ({
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });

  return (
    <Panel>
      <SelectField
        label="Oferta"
        placeholder="Todas"
        options={offerOptions(offers)}
        {...bindSelect('offerId')}
      />
      <SelectField
        label="Estado"
        placeholder="Todos"
        options={toOptions(statuses)}
        {...bindSelect('statusId')}
      />
      <SearchField label="Desde el día" type="date" {...bind('firstDay')} />
      <SearchField label="Hasta el día" type="date" {...bind('lastDay')} />
      <SearchField label="Aspiración mínima" inputMode="numeric" {...bind('minimum')} />
      <SearchField label="Aspiración máxima" inputMode="numeric" {...bind('maximum')} />
      {countFilters(filters) > 0 && (
        <Button variant="ghost" size="sm" justifySelf="start" onClick={onClear}>
          Limpiar filtros
        </Button>
      )}
    </Panel>
  );
}

const offerOptions = (offers: readonly Offer[]) =>
  offers
    .map(({ id, title }) => ({ value: id, label: title }))
    .toSorted((first, second) => first.label.localeCompare(second.label, 'es'));

const Panel = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    padding: '4',
    bg: 'soft',
    borderRadius: 'md',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
  },
});
