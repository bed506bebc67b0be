import {
  activityPageSize,
  type ActivityEntry,
  type ActivityQuery,
  type ActivitySubject,
} from '@portal/contract/activity';
import type { PageOf } from '@portal/contract/page-of';
import type { Database } from '../../platform/database/database';
import { readPage } from '../../platform/database/page-of-rows';
import { toRecord } from '../../platform/database/to-record';
import { fullName } from '../full-name';
import { lookUp, type Subject } from './activity-subject';

export const readActivity = (
  db: Database,
  subjects: readonly Subject[],
  { of, page }: ActivityQuery,
): Promise<PageOf<ActivityEntry>> => {
  const activity = db
    .selectFrom('activity')
    .leftJoin('people', 'people.id', 'activity.actorId')
    .select(['activity.id', 'at', 'subject', 'subjectId', 'action', 'changes'])
    .select(fullName.as('actor'))
    .orderBy('activity.id', 'desc');
  const chosen = of
    ? activity.where('subject', '=', of.subject).where('subjectId', '=', of.id)
    : activity;
  return readPage(chosen, { page, size: activityPageSize }, async (rows) => {
    const titles = await readTitles(db, subjects, rows);
    return rows.map((row) => ({
      ...toRecord(row),
      title: titles.get(row.subject)?.get(row.subjectId)?.title ?? '',
    }));
  });
};

type Row = { subject: ActivitySubject; subjectId: number };

async function readTitles(db: Database, subjects: readonly Subject[], rows: readonly Row[]) {
  const titles = new Map<ActivitySubject, ReadonlyMap<number, { title: string }>>();
  for (const { name, titles: read } of subjects) {
    const ids = rows.filter(({ subject }) => subject === name).map(({ subjectId }) => subjectId);
    if (ids.length > 0) titles.set(name, await lookUp(db, read(ids)));
  }
  return titles;
}
