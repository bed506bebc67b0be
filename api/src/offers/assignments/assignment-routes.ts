import { messageToWire, messageWire } from '@portal/contract/message';
import * as v from 'valibot';
import { deleteToTrash } from '../../records';
import type { RouteDocs } from '../../platform/document/route-docs';
import type { App } from '../../platform/http/app-type';
import { idParams } from '../../platform/http/id-params';
import type { Platform } from '../../platform/platform';
import { requireVisible } from '../offer-repository';
import { offerScope } from '../offer-scope';
import type { AssignmentKind } from './assignment-kind';
import {
  assignmentMissing,
  assignmentTrash,
  createAssignment,
  listAssignments,
  updateAssignment,
} from './assignment-repository';

const config = { access: 'ROLE_ADMIN' } as const;

export function assignmentRoutes(app: App, { db }: Platform, kind: AssignmentKind) {
  const { paths, body, texts } = kind;

  // As public as the offer: only staff may list those of a closed one.
  app.get(
    `${paths.list}/:id`,
    { config: { access: 'public' }, schema: { params: idParams } },
    async (request) => {
      const { id } = request.params;
      await requireVisible(db, id, offerScope(request));
      return listAssignments(db, kind, id);
    },
  );

  app.post(paths.create, { config, schema: { body } }, async (request, reply) => {
    const change = { write: request.body, actorId: request.user?.id };
    const assignment = await createAssignment(db, kind, change);
    return reply.code(201).send({ ...messageToWire(texts.created), ...assignment });
  });

  if (kind.update) {
    const { path, done } = kind.update;
    app.put(
      `${path}/:id`,
      { config, schema: { params: idParams, body } },
      async ({ params, body: write, user }) => {
        const change = { id: params.id, write, actorId: user?.id };
        return { ...messageToWire(done), ...(await updateAssignment(db, kind, change)) };
      },
    );
  }

  app.delete(
    `${paths.delete}/:id`,
    { config, schema: { params: idParams } },
    async ({ params: { id }, user }) => {
      const deletion = { id, deletedBy: user?.id, missing: assignmentMissing };
      await deleteToTrash(db, assignmentTrash(kind), deletion);
      return messageToWire(texts.deleted);
    },
  );
}

export function assignmentDocs({
  paths,
  wire,
  summaries,
  update,
}: AssignmentKind): Record<string, RouteDocs> {
  const saved = v.object({ ...messageWire.entries, ...wire.entries });
  return {
    [`GET ${paths.list}/:id`]: { summary: summaries.list, answer: v.array(wire) },
    [`POST ${paths.create}`]: {
      summary: summaries.create,
      status: 201,
      answer: saved,
      refusals: [404, 409],
    },
    ...(update && {
      [`PUT ${update.path}/:id`]: { summary: update.summary, answer: saved, refusals: [409] },
    }),
    [`DELETE ${paths.delete}/:id`]: { summary: summaries.delete, answer: messageWire },
  };
}
