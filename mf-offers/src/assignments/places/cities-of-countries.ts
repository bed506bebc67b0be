import type { Offer } from '@portal/contract/offer';

type Places = Pick<Offer, 'countries' | 'cities'>;

/** Cities in the offer's countries. The others no longer belong to it (S2.76, reading A28). */
export const citiesOfCountries = ({ countries, cities }: Places) =>
  cities.filter(({ country }) => countries.some(({ id }) => id === country.id));
