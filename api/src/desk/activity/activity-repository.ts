import {
  activityPageSize,
  type ActivityEntry,
  type ActivityQuery,
  type ActivitySubject,
} from '@portal/contract/activity';
import type { PageOf } from '@portal/contract/page-of';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Database } from '../../platform/database/database';
import { pageOfRows } from '../../platform/database/page-of-rows';
import type { Schema } from '../../platform/database/schema';
import { fullName } from '../full-name';
import { lookUp, type Subject } from './activity-subject';

/** One page of it, with the names of today. */
export async function readActivity(
  db: Database,
  subjects: readonly Subject[],
  { of, page }: ActivityQuery,
): Promise<PageOf<ActivityEntry>> {
  const rows = await selectActivity(db, of)
    .leftJoin('people', 'people.id', 'activity.actorId')
    .select(['activity.id', 'at', 'subject', 'subjectId', 'action', 'changes'])
    .select(fullName.as('actor'))
    .orderBy('activity.id', 'desc')
    .limit(activityPageSize)
    .offset(page * activityPageSize)
    .execute();
  const { total } = await selectActivity(db, of)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const titles = await readTitles(db, subjects, rows);
  const items = rows.map(({ at, actor, ...row }) => ({
    ...row,
    at: at.toISOString(),
    actor: actor ?? undefined,
    title: titles.get(row.subject)?.get(row.subjectId)?.title ?? '',
  }));
  return pageOfRows(items, { page, size: activityPageSize, total });
}

type Row = { subject: ActivitySubject; subjectId: number };

async function readTitles(db: Database, subjects: readonly Subject[], rows: readonly Row[]) {
  const titles = new Map<ActivitySubject, ReadonlyMap<number, { title: string }>>();
  for (const { name, titles: read } of subjects) {
    const ids = rows.filter(({ subject }) => subject === name).map(({ subjectId }) => subjectId);
    if (ids.length > 0) titles.set(name, await lookUp(db, read(ids)));
  }
  return titles;
}

const selectActivity = (db: Database, of: ActivityQuery['of']) =>
  db.selectFrom('activity').where((row) => about(row, of));

const about = (row: ExpressionBuilder<Schema, 'activity'>, of: ActivityQuery['of']) =>
  of ? row.and([row('subject', '=', of.subject), row('subjectId', '=', of.id)]) : row.lit(true);
