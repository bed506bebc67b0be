import {
  dismissalFromWire,
  dismissalsPath,
  duplicatesPath,
  duplicateToWire,
  mergeEntryFromWire,
  mergesPath,
  mergeToWire,
  pageQueryFromWire,
} from '@portal/contract/duplicates';
import { messageToWire } from '@portal/contract/message';
import { pageOfToWire } from '@portal/contract/page-of';
import { signedInUser } from '../../platform/auth/access';
import type { App } from '../../platform/http/app-type';
import { idParams } from '../../platform/http/id-params';
import type { Platform } from '../../platform/platform';
import { notFound } from '../../platform/problem/problem';
import { countDuplicates, dismissDuplicate, readDuplicates } from './duplicate-repository';
import { merge, separate } from './merge';
import { readMerge, readMerges } from './merge-repository';

/** Finds people who applied with several e-mails, and merges them. */
export function duplicateRoutes(app: App, { db }: Platform) {
  const config = { access: 'ROLE_ADMIN' } as const;

  app.get(
    duplicatesPath,
    { config, schema: { querystring: pageQueryFromWire } },
    async ({ query }) => pageOfToWire(await readDuplicates(db, query.page), duplicateToWire),
  );

  app.get(`${duplicatesPath}/total`, { config }, () => countDuplicates(db));

  app.post(
    dismissalsPath,
    { config, schema: { body: dismissalFromWire } },
    async ({ body, user }) => {
      if (!(await dismissDuplicate(db, { ...body, dismissedBy: user?.id }))) {
        throw notFound('Estas personas ya no figuran como posibles duplicados.');
      }
      return messageToWire('Anotamos que no son la misma persona.');
    },
  );

  app.get(mergesPath, { config, schema: { querystring: pageQueryFromWire } }, async ({ query }) =>
    pageOfToWire(await readMerges(db, query.page), mergeToWire),
  );

  app.post(mergesPath, { config, schema: { body: mergeEntryFromWire } }, async (request, reply) => {
    const user = signedInUser(request);
    const id = await db
      .transaction()
      .execute((transaction) => merge(transaction, request.body, user));
    return reply.code(201).send(mergeToWire(await readMerge(db, id)));
  });

  app.post(
    `${mergesPath}/:id/deshacer`,
    { config, schema: { params: idParams } },
    async (request) => {
      const user = signedInUser(request);
      await db
        .transaction()
        .execute((transaction) => separate(transaction, request.params.id, user));
      return messageToWire('Las dos personas volvieron a estar separadas.');
    },
  );
}
