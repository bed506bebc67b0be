import type { City, Country } from '@portal/contract/place';
import type { Resource } from '@portal/kit/query/use-resource';
import { citiesResource } from '@portal/kit/resources/places';

export const citiesOfAllResource = (countries: readonly Country[]): Resource<City[]> => ({
  key: `cities of the countries ${countries.map(({ id }) => id).join(' ')}`,
  load: async (signal) => {
    const lists = countries.map(async (country) => {
      const cities = await citiesResource(country.id).load(signal);
      return cities.map((city) => ({ ...city, country }));
    });
    return (await Promise.all(lists)).flat();
  },
});
