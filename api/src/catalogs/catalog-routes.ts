import type { CatalogRecord, CatalogWrite } from '@portal/contract/catalog';
import { messageToWire } from '@portal/contract/message';
import type { GenericSchema } from 'valibot';
import type { App } from '../platform/http/app-type';
import { idParams } from '../platform/http/id-params';
import { conflict, found } from '../platform/problem/problem';
import type { CatalogRepository } from './catalog-repository';
import { inUseMessage } from './in-use-message';

export type CatalogRoutes = {
  paths: { list: string; create: string; update: string; delete: string };
  entryFromWire: GenericSchema<unknown, CatalogWrite>;
  toWire: (item: CatalogRecord) => Record<string, unknown>;
  /** What the user reads; the three catalogs differ in gender. */
  texts: { created: string; updated: string; deleted: string; missing: string };
};

/** The four calls that every catalog of the master data has, under paths of its own. */
export function catalogRoutes(
  app: App,
  { paths, entryFromWire, toWire, texts }: CatalogRoutes,
  items: CatalogRepository,
) {
  const config = { access: 'ROLE_ADMIN' } as const;

  app.get(paths.list, { config }, async () => (await items.list()).map(toWire));

  app.post(paths.create, { config, schema: { body: entryFromWire } }, async (request, reply) => {
    const item = await items.create(request.body);
    return reply.code(201).send({ ...messageToWire(texts.created), ...toWire(item) });
  });

  app.put(
    `${paths.update}/:id`,
    { config, schema: { params: idParams, body: entryFromWire } },
    async ({ params, body }) => {
      const item = await items.update({ id: params.id, missing: texts.missing }, body);
      return { ...messageToWire(texts.updated), ...toWire(item) };
    },
  );

  app.delete(
    `${paths.delete}/:id`,
    { config, schema: { params: idParams } },
    async ({ params: { id }, user }) => {
      found(await items.find(id), texts.missing);
      const offerTitles = await items.delete(id, user?.id);
      if (offerTitles.length > 0) throw conflict(inUseMessage(offerTitles));
      return messageToWire(texts.deleted);
    },
  );
}
