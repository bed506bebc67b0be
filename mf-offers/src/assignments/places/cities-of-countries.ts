import type { Offer } from '@portal/contract/offer';

type Places = Pick<Offer, 'countries' | 'cities'>;

/** Cities whose country the offer has; the others no longer belong to it (specification §2, reading A28). */
export const citiesOfCountries = ({ countries, cities }: Places) =>
  cities.filter(({ country }) => countries.some(({ id }) => id === country.id));
