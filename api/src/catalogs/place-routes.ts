import { cityToWire, countryToWire } from '@portal/contract/place';
import type { App } from '../platform/http/app-type';
import { idParams } from '../platform/http/id-params';
import { notFound } from '../platform/problem/problem';
import type { Database } from '../platform/database/database';
import type { Platform } from '../platform/platform';
import { hasCountry, listCities, listCountries } from './place-repository';

/** Countries and cities lie below the people, as specification §7 has them. */
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

async function readCities(db: Database, countryId: number) {
  if (!(await hasCountry(db, countryId))) throw notFound('El país no existe.');
  return (await listCities(db, countryId)).map(cityToWire);
}
