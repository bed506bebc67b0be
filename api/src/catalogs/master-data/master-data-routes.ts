import { answerSchema } from '@portal/contract/field-answers';
import { toWire } from '@portal/contract/field-bodies';
import { writeFromWire } from '@portal/contract/field-writes';
import { messageToWire, messageWire } from '@portal/contract/message';
import * as v from 'valibot';
import type { RouteDocs } from '../../platform/document/route-docs';
import type { App } from '../../platform/http/app-type';
import { idParams } from '../../platform/http/id-params';
import type { Platform } from '../../platform/platform';
import { inUse } from './in-use';
import type { MasterData } from './master-data';
import { createItem, deleteItem, listItems, updateItem } from './master-data-repository';

export function masterDataRoutes(app: App, { db }: Platform, data: MasterData) {
  const { paths, fields, texts } = data;
  const entry = writeFromWire(fields);
  const itemToWire = toWire(fields);
  const config = { access: 'ROLE_ADMIN' } as const;

  app.get(paths.list, { config }, async () => (await listItems(db, data)).map(itemToWire));

  app.post(paths.create, { config, schema: { body: entry } }, async (request, reply) => {
    const item = await createItem(db, data, request.body);
    return reply.code(201).send({ ...messageToWire(texts.created), ...itemToWire(item) });
  });

  app.put(
    `${paths.update}/:id`,
    { config, schema: { params: idParams, body: entry } },
    async ({ params, body }) => {
      const item = await updateItem(db, data, { ...body, id: params.id });
      return { ...messageToWire(texts.updated), ...itemToWire(item) };
    },
  );

  app.delete(
    `${paths.delete}/:id`,
    { config, schema: { params: idParams } },
    async ({ params: { id }, user }) => {
      const offers = await deleteItem(db, data, { id, deletedBy: user?.id });
      if (offers.length > 0) throw inUse(offers);
      return messageToWire(texts.deleted);
    },
  );
}

export function masterDataDocs({
  paths,
  fields,
  summaries,
}: MasterData): Record<string, RouteDocs> {
  const record = answerSchema(fields);
  const saved = v.object({ ...messageWire.entries, ...record.entries });
  const refusals = [409] as const;
  return {
    [`GET ${paths.list}`]: { summary: summaries.list, answer: v.array(record) },
    [`POST ${paths.create}`]: {
      summary: summaries.create,
      status: 201,
      answer: saved,
      refusals,
    },
    [`PUT ${paths.update}/:id`]: { summary: summaries.update, answer: saved, refusals },
    [`DELETE ${paths.delete}/:id`]: {
      summary: summaries.delete,
      answer: messageWire,
      refusals,
    },
  };
}
