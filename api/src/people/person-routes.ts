import { personEntryFromWire } from '@portal/contract/person-write';
import { wholeNumberText } from '@portal/contract/request';
import { messageToWire } from '@portal/contract/message';
import { pageOfToWire } from '@portal/contract/page-of';
import { personToWire, savedPersonToWire } from '@portal/contract/person';
import * as v from 'valibot';
import type { App } from '../platform/http/app-type';
import { idParams } from '../platform/http/id-params';
import { conflict, found } from '../platform/problem/problem';
import { personMissing, type PersonRepository } from './person-repository';

const pageParams = v.object({
  page: wholeNumberText({ min: 0, max: 999_999, message: 'La página no es válida.' }),
});

export function personRoutes(app: App, people: PersonRepository) {
  readRoutes(app, people);
  writeRoutes(app, people);
}

/** The directory holds names and e-mails of staff, so it is for whoever is signed in (reading A03). */
function readRoutes(app: App, people: PersonRepository) {
  const config = { access: 'session' } as const;

  app.get(
    '/api/personas/page/:page',
    { config, schema: { params: pageParams } },
    async ({ params }) => pageOfToWire(await people.page(params.page), personToWire),
  );

  app.get('/api/personas/:id', { config, schema: { params: idParams } }, async ({ params }) =>
    personToWire(found(await people.find(params.id), personMissing)),
  );
}

function writeRoutes(app: App, people: PersonRepository) {
  const config = { access: 'ROLE_ADMIN' } as const;

  app.post(
    '/api/personas',
    { config, schema: { body: personEntryFromWire } },
    async ({ body, user }, reply) => {
      const person = await people.create(body, user?.id);
      const message = 'La persona fue creada con éxito.';
      return reply.code(201).send(savedPersonToWire({ person, message }));
    },
  );

  app.put(
    '/api/personas/update/:id',
    { config, schema: { params: idParams, body: personEntryFromWire } },
    async ({ params, body, user }) => {
      const person = await people.update({ id: params.id, actorId: user?.id }, body);
      return savedPersonToWire({ person, message: 'La persona fue actualizada con éxito.' });
    },
  );

  app.delete(
    '/api/personas/delete/:id',
    { config, schema: { params: idParams } },
    async ({ params: { id }, user }) => {
      found(await people.find(id), personMissing);
      if (await people.hasAccount(id)) {
        throw conflict('No se puede eliminar porque la persona tiene una cuenta de usuario.');
      }
      await people.delete(id, user?.id);
      return messageToWire('La persona fue eliminada con éxito.');
    },
  );
}
