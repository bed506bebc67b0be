import { offerSkillWriteFromWire } from '@portal/contract/assignment-writes';
import { messageToWire } from '@portal/contract/message';
import { offerSkillToWire } from '@portal/contract/offer-skill';
import type { App } from '../../platform/http/app-type';
import { idParams } from '../../platform/http/id-params';
import { found, notFound } from '../../platform/problem/problem';
import { offerMissing } from '../offer-messages';
import type { Services } from '../../start/services';

const missing = 'La asignación no existe.';

export function offerSkillRoutes(app: App, services: Pick<Services, 'offers' | 'offerSkills'>) {
  const { offers, offerSkills } = services;
  const config = { access: 'ROLE_ADMIN' } as const;

  app.get(
    '/api/conocimientos_ofertas/id_oferta/:id',
    { config, schema: { params: idParams } },
    async ({ params }) => {
      if (!(await offers.isVisible(params.id, 'all'))) throw notFound(offerMissing);
      return (await offerSkills.list(params.id)).map(offerSkillToWire);
    },
  );

  app.post(
    '/api/conocimientos_ofertas/save',
    { config, schema: { body: offerSkillWriteFromWire } },
    async ({ body, user }, reply) => {
      const offerSkill = await offerSkills.create(body, user?.id);
      return reply.code(201).send({
        ...messageToWire('El conocimiento fue asignado con éxito.'),
        ...offerSkillToWire(offerSkill),
      });
    },
  );

  app.put(
    '/api/conocimientos_ofertas/update/:id',
    { config, schema: { params: idParams, body: offerSkillWriteFromWire } },
    async ({ params, body, user }) => {
      const updated = await offerSkills.update(params.id, body, user?.id);
      const offerSkill = found(updated, missing);
      return {
        ...messageToWire('El conocimiento asignado fue actualizado con éxito.'),
        ...offerSkillToWire(offerSkill),
      };
    },
  );

  app.delete(
    '/api/conocimientos_ofertas/delete/:id',
    { config, schema: { params: idParams } },
    async ({ params: { id }, user }) => {
      const isDeleted = await offerSkills.delete(id, user?.id);
      if (!isDeleted) throw notFound(missing);
      return messageToWire('El conocimiento asignado fue eliminado con éxito.');
    },
  );
}
