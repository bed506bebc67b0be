import type { City, Country } from '@portal/contract/place';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '../platform/database/database';

export const listCountries = (db: Database): Promise<Country[]> =>
  db.selectFrom('countries').select(['id', 'name']).orderBy('name').execute();

export async function hasCountry(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('countries').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export const listCities = (db: Database, countryId: number): Promise<City[]> =>
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
    .execute();
