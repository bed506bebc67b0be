import type { City, Country } from '@portal/contract/place';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '../../platform/database/database';

export type PlaceRepository = ReturnType<typeof createPlaceRepository>;

export const createPlaceRepository = (db: Database) => ({
  listCountries: (): Promise<Country[]> =>
    db.selectFrom('countries').select(['id', 'name']).orderBy('name').execute(),

  async hasCountry(id: number): Promise<boolean> {
    const row = await db
      .selectFrom('countries')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row !== undefined;
  },

  listCities: (countryId: number): Promise<City[]> =>
    db
      .selectFrom('cities')
      .innerJoin('countries', 'countries.id', 'cities.countryId')
      .select((city) => [
        'cities.id',
        'cities.name',
        jsonBuildObject({ id: city.ref('countries.id'), name: city.ref('countries.name') }).as(
          'country',
        ),
      ])
      .where('countries.id', '=', countryId)
      .orderBy('cities.name')
      .execute(),
});
