import { hasAccountError } from '@portal/contract/account';
import { peopleQueryFromWire } from '@portal/contract/people-query';
import { pageText } from '@portal/contract/page-number';
import { messageToWire } from '@portal/contract/message';
import { pageOfToWire } from '@portal/contract/page-of';
import { personToWire, savedPersonToWire } from '@portal/contract/person';
import * as v from 'valibot';
import type { App } from '../platform/http/app-type';
import { idParams } from '../platform/http/id-params';
import { assertFound, Problem } from '../platform/problem/problem';
import { deleteToTrash } from '../records';
import type { Platform } from '../platform/platform';
import {
  createPerson,
  findPerson,
  hasAccount,
  personMissing,
  personWriteFromWire,
  readPeople,
  updatePerson,
} from './person-repository';
import { personTrash } from './person-subject';

const hasAccountMessage = 'No se puede eliminar porque la persona tiene una cuenta de usuario.';

const pageParams = v.object({ page: pageText });

export function personRoutes(app: App, platform: Platform) {
  readRoutes(app, platform);
  writeRoutes(app, platform);
}

/** Names and e-mails of staff are only for signed-in users (reading A03). */
function readRoutes(app: App, { db }: Platform) {
  const config = { access: 'session' } as const;

  app.get(
    '/api/personas/page/:page',
    { config, schema: { params: pageParams, querystring: peopleQueryFromWire } },
    async ({ params, query }) =>
      pageOfToWire(await readPeople(db, { ...params, ...query }), personToWire),
  );

  app.get('/api/personas/:id', { config, schema: { params: idParams } }, async ({ params }) =>
    personToWire(assertFound(await findPerson(db, params.id), personMissing)),
  );
}

function writeRoutes(app: App, { db }: Platform) {
  const config = { access: 'ROLE_ADMIN' } as const;

  app.post(
    '/api/personas',
    { config, schema: { body: personWriteFromWire } },
    async ({ body, user }, reply) => {
      const person = await createPerson(db, body, user?.id);
      const message = 'La persona fue creada con éxito.';
      return reply.code(201).send(savedPersonToWire({ person, message }));
    },
  );

  app.put(
    '/api/personas/update/:id',
    { config, schema: { params: idParams, body: personWriteFromWire } },
    async ({ params, body, user }) => {
      const person = await updatePerson(db, { id: params.id, actorId: user?.id }, body);
      return savedPersonToWire({ person, message: 'La persona fue actualizada con éxito.' });
    },
  );

  app.delete(
    '/api/personas/delete/:id',
    { config, schema: { params: idParams } },
    async ({ params: { id }, user }) => {
      if (await hasAccount(db, id)) {
        throw new Problem(409, hasAccountMessage, { code: hasAccountError });
      }
      await deleteToTrash(db, personTrash, { id, deletedBy: user?.id, missing: personMissing });
      return messageToWire('La persona fue eliminada con éxito.');
    },
  );
}
