import type { FacetKey } from '@portal/kit/offers/offer-search';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Offer } from '@portal/contract/offer';
import { FacetChoices } from './facet-choices';
import { facetRow, FacetDisclosure, firstCount, valueLook } from './facet-disclosure';
import { citiesOf, countValues, facetOf, noFilter } from './offer-filter';
import type { OfferFilterControls } from './use-offer-filter';

export type FacetFieldsProps = {
  /** All offers, from which the values are derived. */
  offers: readonly Offer[];
  controls: OfferFilterControls;
};

/** Facets of the list. Work mode comes first, because most visitors filter by it. */
export function FacetFields(props: FacetFieldsProps & { areChips?: boolean }) {
  const { offers, controls, areChips = false } = props;
  const { chosen } = controls.filter;
  const fieldsOf = (key: FacetKey) => choicesOf(key, { offers, controls });
  const cities = fieldsOf('cities');
  const statuses = fieldsOf('statuses');
  // Visitors receive only open offers, so they have no statuses to choose from.
  const hasStatuses = statuses.values.length > 1 || chosen.statuses.length > 0;
  const hasCities = chosen.countries.length > 0 || chosen.cities.length > 0;

  return (
    <>
      <chakra.div paddingBottom="3" borderBottomWidth="1px">
        <chakra.p aria-hidden fontWeight="600" fontSize="14px" marginBottom={areChips ? '2' : '0'}>
          {facetOf('workModes').title}
        </chakra.p>
        <FacetChoices {...fieldsOf('workModes')} areChips={areChips} />
      </chakra.div>
      <FacetDisclosure {...fieldsOf('countries')} all="Todos" plural="países" />
      {hasCities ? (
        <FacetDisclosure
          {...cities}
          values={citiesOf(offers, chosen, cities.values)}
          all="Todas"
          plural="lugares"
        />
      ) : (
        <chakra.p css={facetRow} cursor="default" borderBottomWidth="1px">
          <chakra.span fontWeight="600" color="ink.muted">
            {cities.title}
          </chakra.span>
          <chakra.span css={valueLook}>Elige antes un país</chakra.span>
        </chakra.p>
      )}
      <FacetDisclosure {...fieldsOf('contractTypes')} all="Todos" plural="tipos" />
      {hasStatuses && <FacetDisclosure {...statuses} all="Todos" plural="estados" />}
    </>
  );
}

function choicesOf(key: FacetKey, { offers, controls }: FacetFieldsProps) {
  const { filter, toggle } = controls;
  const { title, param } = facetOf(key);
  const usual = countValues(offers, noFilter, key)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, firstCount);

  return {
    title,
    name: param,
    values: countValues(offers, filter, key),
    usual: usual.map(({ value }) => value),
    chosen: filter.chosen[key],
    onToggle: (value: string) => toggle(key, value),
  };
}
