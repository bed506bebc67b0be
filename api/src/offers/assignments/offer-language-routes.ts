import { offerLanguageWriteFromWire } from '@portal/contract/assignment-writes';
import { messageToWire } from '@portal/contract/message';
import { offerLanguageToWire } from '@portal/contract/offer-language';
import type { App } from '../../platform/http/app-type';
import { idParams } from '../../platform/http/id-params';
import { notFound } from '../../platform/problem/problem';
import { offerMissing } from '../offer-messages';
import type { Services } from '../../start/services';

export function offerLanguageRoutes(
  app: App,
  { offers, offerLanguages }: Pick<Services, 'offers' | 'offerLanguages'>,
) {
  const config = { access: 'ROLE_ADMIN' } as const;

  app.get(
    '/api/idiomas_ofertas/id_oferta/:id',
    { config, schema: { params: idParams } },
    async ({ params }) => {
      if (!(await offers.isVisible(params.id, 'all'))) throw notFound(offerMissing);
      return (await offerLanguages.list(params.id)).map(offerLanguageToWire);
    },
  );

  app.post(
    '/api/idiomas_ofertas/save',
    { config, schema: { body: offerLanguageWriteFromWire } },
    async ({ body, user }, reply) => {
      const offerLanguage = await offerLanguages.create(body, user?.id);
      return reply.code(201).send({
        ...messageToWire('El idioma fue asignado a la oferta con éxito.'),
        ...offerLanguageToWire(offerLanguage),
      });
    },
  );

  app.delete(
    '/api/idiomas_ofertas/delete/:id',
    { config, schema: { params: idParams } },
    async ({ params: { id }, user }) => {
      const isDeleted = await offerLanguages.delete(id, user?.id);
      if (!isDeleted) throw notFound('La asignación no existe.');
      return messageToWire('El idioma asignado fue eliminado con éxito.');
    },
  );
}
