import { capitalMessageToWire, messageToWire } from '@portal/contract/message';
import { offerToWire } from '@portal/contract/offer-bodies';
import { signedInUser } from '../platform/auth/access';
import type { CachedRead } from '../platform/http/answer-cache';
import type { App } from '../platform/http/app-type';
import { idParams } from '../platform/http/id-params';
import { assertFound } from '../platform/problem/problem';
import type { Platform } from '../platform/platform';
import { deleteToTrash } from '../records';
import { duplicateOffer } from './offer-copies';
import { findOffer, listOffers, offerMissing } from './offer-repository';
import { offerScope, type OfferScope } from './offer-scope';
import { offerTrash } from './offer-subject';
import { createOffer, offerWriteFromWire, updateOffer } from './offer-writes';

export function offerRoutes(app: App, platform: Platform) {
  readRoutes(app, platform);
  writeRoutes(app, platform);
}

function readRoutes(app: App, { db, cache }: Platform) {
  const config = { access: 'public' } as const;

  const listOf = (scope: OfferScope): CachedRead => ({
    topic: 'offers',
    key: `list ${scope}`,
    build: async () => (await listOffers(db, scope)).map(offerToWire),
  });
  // The most requested lists are built once for all callers.
  const lists = { open: listOf('open'), all: listOf('all') };

  app.get('/api/ofertas', { config }, (request, reply) =>
    cache.send(request, reply, lists[offerScope(request)]),
  );

  app.get('/api/ofertas/id/:id', { config, schema: { params: idParams } }, (request, reply) => {
    const scope = offerScope(request);
    const { id } = request.params;
    return cache.send(request, reply, {
      topic: 'offers',
      key: `offer ${id} ${scope}`,
      build: async () => offerToWire(assertFound(await findOffer(db, id, scope), offerMissing)),
    });
  });
}

function writeRoutes(app: App, { db, cache }: Platform) {
  const config = { access: 'ROLE_ADMIN' } as const;

  app.post(
    '/api/ofertas/save',
    { config, schema: { body: offerWriteFromWire } },
    async (request, reply) => {
      const id = await createOffer(db, request.body, signedInUser(request).id);
      cache.forget('offers');
      const offer = assertFound(await findOffer(db, id, 'all'), offerMissing);
      return reply.code(201).send({
        ...capitalMessageToWire('La oferta fue creada con éxito.'),
        ...offerToWire(offer),
      });
    },
  );

  app.post(
    '/api/ofertas/duplicar/:id',
    { config, schema: { params: idParams } },
    async ({ params, user }, reply) => {
      const id = await duplicateOffer(db, { id: params.id, actorId: user?.id });
      cache.forget('offers');
      const offer = assertFound(await findOffer(db, id, 'all'), offerMissing);
      return reply.code(201).send({
        ...messageToWire('La oferta fue duplicada con éxito. La copia está en pausa.'),
        ...offerToWire(offer),
      });
    },
  );

  app.put(
    '/api/ofertas/update/:id',
    { config, schema: { params: idParams, body: offerWriteFromWire } },
    async ({ params, body, user }) => {
      await updateOffer(db, { id: params.id, actorId: user?.id }, body);
      cache.forget('offers');
      const offer = assertFound(await findOffer(db, params.id, 'all'), offerMissing);
      return { ...messageToWire('La oferta fue actualizada con éxito.'), ...offerToWire(offer) };
    },
  );

  app.delete(
    '/api/ofertas/delete/:id',
    { config, schema: { params: idParams } },
    async ({ params: { id }, user }) => {
      // Marked only, because its applications refer to it.
      await deleteToTrash(db, offerTrash, { id, deletedBy: user?.id, missing: offerMissing });
      cache.forget('offers');
      return messageToWire('La oferta fue eliminada con éxito.');
    },
  );
}
