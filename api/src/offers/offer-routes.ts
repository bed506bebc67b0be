import { offerToWire } from '@portal/contract/offer';
import type { FastifyRequest } from 'fastify';
import type { AnswerCache } from '../http/answer-cache';
import type { App } from '../http/app-type';
import { idParams } from '../http/id-params';
import { found } from '../http/problem';
import type { OfferRepository, OfferScope } from './offer-repository';

const missing = 'La oferta no existe o ya no está disponible.';

export function offerRoutes(app: App, offers: OfferRepository, cache: AnswerCache) {
  app.get('/api/ofertas', { config: { access: 'public' } }, (request, reply) =>
    cache.send(request, reply, {
      topic: 'offers',
      key: `list ${scopeOf(request)}`,
      build: async () => (await offers.list(scopeOf(request))).map(offerToWire),
    }),
  );

  app.get(
    '/api/ofertas/id/:id',
    { config: { access: 'public' }, schema: { params: idParams } },
    (request, reply) =>
      cache.send(request, reply, {
        topic: 'offers',
        key: `offer ${request.params.id} ${scopeOf(request)}`,
        build: async () =>
          offerToWire(found(await offers.find(request.params.id, scopeOf(request)), missing)),
      }),
  );
}

const scopeOf = (request: FastifyRequest): OfferScope => (request.user ? 'all' : 'open');
