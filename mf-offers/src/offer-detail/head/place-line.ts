import type { Offer } from '@portal/contract/offer';

const mostPlaces = 4;

/**
 * Places of an offer in words that follow the work mode: «en Santiago o Valparaíso, Chile». Many
 * places are shortened to their countries, many countries to their number. Empty without places.
 */
export function placeLine({ cities, countries }: Pick<Offer, 'cities' | 'countries'>) {
  const bare = countries.filter(({ id }) => cities.every(({ country }) => country.id !== id));
  const homes = new Set([...cities.map(({ country }) => country.name), ...namesOf(bare)]);
  const [home, ...others] = homes;
  if (home === undefined) return '';
  if (cities.length + bare.length > mostPlaces) return inCountries([...homes]);
  if (others.length === 0) return `en ${[orOf(namesOf(cities)), home].filter(Boolean).join(', ')}`;
  const withHome = cities.map(({ name, country }) => `${name} (${country.name})`);
  return `en ${orOf([...withHome, ...namesOf(bare)])}`;
}

const inCountries = (names: readonly string[]) =>
  names.length > mostPlaces ? `en ${names.length} países` : `en ${orOf(names)}`;

const namesOf = (places: readonly { name: string }[]) => places.map(({ name }) => name);

const list = new Intl.ListFormat('es', { type: 'disjunction' });
const orOf = (names: readonly string[]) => list.format(names);
