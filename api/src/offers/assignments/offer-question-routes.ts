import { offerQuestionWriteFromWire } from '@portal/contract/assignment-writes';
import { messageToWire } from '@portal/contract/message';
import { offerQuestionToWire } from '@portal/contract/offer-question';
import type { App } from '../../platform/http/app-type';
import { idParams } from '../../platform/http/id-params';
import { notFound } from '../../platform/problem/problem';
import { offerMissing } from '../offer-messages';
import { offerScope, type OfferScope } from '../offer-scope';
import type { Services } from '../../start/services';

export function offerQuestionRoutes(
  app: App,
  { offers, offerQuestions }: Pick<Services, 'offers' | 'offerQuestions'>,
) {
  const config = { access: 'ROLE_ADMIN' } as const;

  // Applicants read the questions without signing in (specification §1).
  app.get(
    '/api/ofertas_preguntas/oferta/:id',
    { config: { access: 'public' }, schema: { params: idParams } },
    (request) => listQuestions(request.params.id, offerScope(request)),
  );

  app.post(
    '/api/ofertas_preguntas/guardar',
    { config, schema: { body: offerQuestionWriteFromWire } },
    async ({ body, user }, reply) => {
      const offerQuestion = await offerQuestions.create(body, user?.id);
      return reply.code(201).send({
        ...messageToWire('La pregunta fue asignada a la oferta con éxito.'),
        ...offerQuestionToWire(offerQuestion),
      });
    },
  );

  app.delete(
    '/api/ofertas_preguntas/eliminar/:id',
    { config, schema: { params: idParams } },
    async ({ params: { id }, user }) => {
      const isDeleted = await offerQuestions.delete(id, user?.id);
      if (!isDeleted) throw notFound('La asignación no existe.');
      return messageToWire('La pregunta asignada fue eliminada con éxito.');
    },
  );

  async function listQuestions(offerId: number, scope: OfferScope) {
    if (!(await offers.isVisible(offerId, scope))) throw notFound(offerMissing);
    return (await offerQuestions.list(offerId)).map(offerQuestionToWire);
  }
}
