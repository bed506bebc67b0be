import { toOptions, type SelectOption } from '@portal/kit/form/select-field';
import { useResource } from '@portal/kit/query/use-resource';
import { applicationStatusesResource } from '@portal/kit/resources/application-statuses';
import { offersResource } from '@portal/kit/resources/offers';

type FilterChoices = { offers: SelectOption[]; statuses: SelectOption[] };

/** The offers and statuses that there are. */
export function useFilterChoices(): FilterChoices {
  const { data: offers = [] } = useResource(offersResource);
  const { data: statuses = [] } = useResource(applicationStatusesResource);

  return {
    offers: offers
      .map(({ id, title }) => ({ value: id, label: title }))
      .toSorted((first, second) => first.label.localeCompare(second.label, 'es')),
    statuses: toOptions(statuses),
  };
}
