import type { Country } from '@portal/contract/place';
import { toOptions } from '@portal/kit/form/select-field';
import { useResource } from '@portal/kit/query/use-resource';
import { countriesResource } from '@portal/kit/resources/places';

/**
 * The countries to choose from. A select forgets a value that is not among its options, so the
 * person's own country is there from the start, and also when the list cannot be read.
 */
export function useCountryOptions(own: Country | undefined) {
  const { data } = useResource(countriesResource);
  const isListed = data?.some(({ id }) => id === own?.id);
  const countries = [...(own && !isListed ? [own] : []), ...(data ?? [])];
  return toOptions(countries);
}
