import type { Offer } from '@portal/contract/offer';
import { SelectField, toOptions } from '@portal/kit/form/select-field';
import { compareSpanish } from '@portal/kit/format/spanish-order';
import { ListFilterFields } from '@portal/kit/job-applications/list-filter-fields';
import type { FilterName, ListFilters } from '@portal/kit/job-applications/list-query';
import { currencyCodes, noCurrency } from '@portal/contract/salary-currency';
import { useResource } from '@portal/kit/query/use-resource';
import { applicationStatusesResource } from '@portal/kit/resources/application-statuses';
import { offersResource } from '@portal/kit/resources/offers';

type CandidateFilterFieldsProps = {
  filters: ListFilters;
  onChange: (filters: Partial<ListFilters>) => void;
};

export function CandidateFilterFields({ filters, onChange }: CandidateFilterFieldsProps) {
  const { data: offers = [] } = useResource(offersResource);
  const { data: statuses = [] } = useResource(applicationStatusesResource);
  const bind = (name: FilterName) => ({
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });

  return (
    <ListFilterFields filters={filters} onChange={onChange}>
      <SelectField
        label="Oferta"
        placeholder="Todas"
        options={offerOptions(offers)}
        {...bind('offerId')}
      />
      <SelectField
        label="Estado"
        placeholder="Todos"
        options={toOptions(statuses)}
        {...bind('statusId')}
      />
      <SelectField
        label="Moneda"
        placeholder="Todas"
        hint={comparesCurrencies(filters) && 'Sin ella se comparan montos de monedas distintas.'}
        options={currencyOptions}
        {...bind('currency')}
      />
    </ListFilterFields>
  );
}

const currencyOptions = [
  ...currencyCodes.map((code) => ({ value: code, label: code })),
  { value: noCurrency, label: 'Sin moneda' },
];

const comparesCurrencies = ({ currency, minimum, maximum }: ListFilters) =>
  currency === '' && (minimum !== '' || maximum !== '');

const offerOptions = (offers: readonly Offer[]) =>
  offers
    .map(({ id, title }) => ({ value: id, label: title }))
    .toSorted((first, second) => compareSpanish(first.label, second.label));
