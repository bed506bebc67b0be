import {
  candidateViewsFromWire,
  candidateViewsToWire,
  type CandidateViews,
} from '@portal/contract/candidate-views';
import { messageToWire } from '@portal/contract/message';
import { sql } from 'kysely';
import { signedInUser } from '../../platform/auth/access';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/app-type';
import type { Platform } from '../../platform/platform';

/** Saved views, available on all devices of the signed-in user and to no other user. */
export function candidateViewRoutes(app: App, { db }: Platform) {
  const config = { access: 'ROLE_ADMIN' } as const;

  app.get('/api/candidatos/vistas', { config }, (request) =>
    readViews(db, signedInUser(request).id).then(candidateViewsToWire),
  );

  app.put(
    '/api/candidatos/vistas',
    { config, schema: { body: candidateViewsFromWire } },
    async (request, reply) => {
      await writeViews(db, signedInUser(request).id, request.body);
      return reply.send(messageToWire('Tus vistas quedaron guardadas.'));
    },
  );
}

async function readViews(db: Database, personId = 0): Promise<CandidateViews> {
  const row = await db
    .selectFrom('candidateViews')
    .select('views')
    .where('personId', '=', personId)
    .executeTakeFirst();
  return row?.views ?? [];
}

async function writeViews(db: Database, personId = 0, views: CandidateViews = []) {
  const json = sql<CandidateViews>`${JSON.stringify(views)}::jsonb`;
  await db
    .insertInto('candidateViews')
    .values({ personId, views: json })
    .onConflict((target) => target.column('personId').doUpdateSet({ views: json }))
    .execute();
}
