import { cityToWire, countryToWire, type City, type Country } from '@portal/contract/place';
import { sql } from 'kysely';
import type { App } from '../platform/http/app-type';
import { idParams } from '../platform/http/id-params';
import { notFound } from '../platform/problem/problem';
import type { Database } from '../platform/database/database';
import { exists } from '../platform/database/exists';
import { itemOf } from '../platform/database/item-of';
import { spanishOrder } from '../platform/database/spanish-order';
import type { Platform } from '../platform/platform';

/** Countries and cities are below the path of people (S7.05). */
export function placeRoutes(app: App, { db, cache }: Platform) {
  app.get('/api/personas/paises', { config: { access: 'public' } }, (request, reply) =>
    cache.send(request, reply, {
      topic: 'places',
      key: 'countries',
      build: async () => (await listCountries(db)).map(countryToWire),
    }),
  );

  app.get(
    '/api/personas/ciudades/:id',
    { config: { access: 'public' }, schema: { params: idParams } },
    (request, reply) =>
      cache.send(request, reply, {
        topic: 'places',
        key: `cities ${request.params.id}`,
        build: () => readCities(db, request.params.id),
      }),
  );
}

const listCountries = (db: Database): Promise<Country[]> =>
  db
    .selectFrom('countries')
    .select(['id', 'name'])
    .orderBy(spanishOrder(sql.ref('name')))
    .execute();

async function readCities(db: Database, countryId: number) {
  const country = db.selectFrom('countries').select('id').where('id', '=', countryId);
  if (!(await exists(country))) throw notFound('El país no existe.');
  return (await listCities(db, countryId)).map(cityToWire);
}

const listCities = (db: Database, countryId: number): Promise<City[]> =>
  db
    .selectFrom('cities')
    .innerJoin('countries', 'countries.id', 'cities.countryId')
    .select(['cities.id', 'cities.name', itemOf('countries').as('country')])
    .where('countries.id', '=', countryId)
    .orderBy(spanishOrder(sql.ref('cities.name')))
    .execute();
