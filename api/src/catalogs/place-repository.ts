import type { City, Country } from '@portal/contract/place';
import type { Database } from '../platform/database/database';
import { exists } from '../platform/database/exists';
import { itemOf } from '../platform/database/item-of';

export const listCountries = (db: Database): Promise<Country[]> =>
  db.selectFrom('countries').select(['id', 'name']).orderBy('name').execute();

export const hasCountry = (db: Database, id: number) =>
  exists(db.selectFrom('countries').select('id').where('id', '=', id));

export const listCities = (db: Database, countryId: number): Promise<City[]> =>
  db
    .selectFrom('cities')
    .innerJoin('countries', 'countries.id', 'cities.countryId')
    .select(['cities.id', 'cities.name', itemOf('countries').as('country')])
    .where('countries.id', '=', countryId)
    .orderBy('cities.name')
    .execute();
