import { cityToWire, countryToWire } from '@portal/contract/place';
import type { AnswerCache } from '../../platform/http/answer-cache';
import type { App } from '../../platform/http/app-type';
import { idParams } from '../../platform/http/id-params';
import { notFound } from '../../platform/problem/problem';
import type { PlaceRepository } from './place-repository';

/** Countries and cities lie below the people, as specification §7 has them. */
export function placeRoutes(app: App, places: PlaceRepository, cache: AnswerCache) {
  app.get('/api/personas/paises', { config: { access: 'public' } }, (request, reply) =>
    cache.send(request, reply, {
      topic: 'places',
      key: 'countries',
      build: async () => (await places.listCountries()).map(countryToWire),
    }),
  );

  app.get(
    '/api/personas/ciudades/:id',
    { config: { access: 'public' }, schema: { params: idParams } },
    (request, reply) =>
      cache.send(request, reply, {
        topic: 'places',
        key: `cities ${request.params.id}`,
        build: () => readCities(places, request.params.id),
      }),
  );
}

async function readCities(places: PlaceRepository, countryId: number) {
  if (!(await places.hasCountry(countryId))) throw notFound('El país no existe.');
  return (await places.listCities(countryId)).map(cityToWire);
}
