import { messageToWire, messageWire } from '@portal/contract/message';
import * as v from 'valibot';
import { deleteToTrash } from '../../desk';
import type { RouteDocs } from '../../platform/document/route-docs';
import type { App } from '../../platform/http/app-type';
import { idParams } from '../../platform/http/id-params';
import type { Platform } from '../../platform/platform';
import { notFound } from '../../platform/problem/problem';
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

/** The calls that every kind of assignment has, under paths of its own. */
export function assignmentRoutes(app: App, platform: Platform, kind: AssignmentKind) {
  const { db } = platform;
  const { paths, body, texts } = kind;

  app.get(
    `${paths.list}/:id`,
    { config: kind.isPublic ? { access: 'public' } : config, schema: { params: idParams } },
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

  if (paths.update !== undefined) updateRoute(app, platform, kind);

  app.delete(
    `${paths.delete}/:id`,
    { config, schema: { params: idParams } },
    async ({ params: { id }, user }) => {
      const deletion = { id, deletedBy: user?.id };
      const isDeleted = await deleteToTrash(db, assignmentTrash(kind), deletion);
      if (!isDeleted) throw notFound(assignmentMissing);
      return messageToWire(texts.deleted);
    },
  );
}

function updateRoute(app: App, { db }: Platform, kind: AssignmentKind) {
  const { paths, texts } = kind;
  app.put(
    `${paths.update}/:id`,
    { config, schema: { params: idParams, body: kind.body } },
    async ({ params, body: write, user }) => {
      const change = { id: params.id, write, actorId: user?.id };
      const assignment = await updateAssignment(db, kind, change);
      return { ...messageToWire(texts.updated ?? ''), ...assignment };
    },
  );
}

/** What the document says of these calls. */
export function assignmentDocs({
  paths,
  wire,
  summaries,
}: AssignmentKind): Record<string, RouteDocs> {
  const saved = v.object({ ...messageWire.entries, ...wire.entries });
  const { update = '' } = summaries;
  return {
    [`GET ${paths.list}/:id`]: { summary: summaries.list, answer: v.array(wire) },
    [`POST ${paths.create}`]: {
      summary: summaries.create,
      status: 201,
      answer: saved,
      refusals: [404, 409],
    },
    ...(paths.update !== undefined && {
      [`PUT ${paths.update}/:id`]: { summary: update, answer: saved, refusals: [409] },
    }),
    [`DELETE ${paths.delete}/:id`]: { summary: summaries.delete, answer: messageWire },
  };
}
