import type { CandidateViews } from '@portal/contract/candidate-views';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';

export async function readViews(db: Database, personId = 0): Promise<CandidateViews> {
  const row = await db
    .selectFrom('candidateViews')
    .select('views')
    .where('personId', '=', personId)
    .executeTakeFirst();
  return row?.views ?? [];
}

export async function writeViews(db: Database, personId = 0, views: CandidateViews = []) {
  const json = sql<CandidateViews>`${JSON.stringify(views)}::jsonb`;
  await db
    .insertInto('candidateViews')
    .values({ personId, views: json })
    .onConflict((target) => target.column('personId').doUpdateSet({ views: json }))
    .execute();
}
