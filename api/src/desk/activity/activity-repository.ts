import {
  activityPageSize,
  type ActivityAction,
  type ActivityChange,
  type ActivityEntry,
  type ActivityQuery,
  type ActivitySubject,
} from '@portal/contract/activity';
import type { PageOf } from '@portal/contract/page-of';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Schema } from '../../platform/database/schema';

export const createActivityRepository = (db: Database) => ({
  page: async ({ of, page }: ActivityQuery): Promise<PageOf<ActivityEntry>> => {
    const { rows } = await entries(of, page).execute(db);
    const totalPages = Math.ceil((await count(db, of)) / activityPageSize);
    return {
      items: rows.map(toEntry),
      number: page,
      totalPages,
      isFirst: page === 0,
      isLast: page >= totalPages - 1,
    };
  },
});

type Row = {
  id: string | number;
  at: Date;
  actor: string | null;
  subject: ActivitySubject;
  subjectId: number;
  action: ActivityAction;
  title: string | null;
  changes: ActivityChange[];
};

const toEntry = ({ id, at, actor, title, ...row }: Row): ActivityEntry => ({
  ...row,
  id: Number(id),
  at: at.toISOString(),
  actor: actor ?? undefined,
  title: title ?? '',
});

/** Names are looked up, not kept: what was anonymised has none here either. */
const entries = (of: ActivityQuery['of'], page: number) => sql<Row>`
  select activity.id, at, subject, subject_id, action, changes,
    actors.first_name || ' ' || actors.last_name as actor,
    case subject
      when 'offer' then (select title from offers where id = subject_id)
      when 'person' then
        (select first_name || ' ' || last_name from people where id = subject_id)
      else (select applicants.name || ' · ' || offers.title from job_applications
        join applicants on applicants.id = applicant_id
        join offers on offers.id = offer_id where job_applications.id = subject_id)
    end as title
  from activity left join people actors on actors.id = actor_id
  where ${of ? sql`subject = ${of.subject} and subject_id = ${of.id}` : sql`true`}
  order by activity.id desc
  limit ${activityPageSize} offset ${page * activityPageSize}`;

async function count(db: Database, of: ActivityQuery['of']) {
  const { total } = await db
    .selectFrom('activity')
    .where((row) => about(row, of))
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

const about = (row: ExpressionBuilder<Schema, 'activity'>, of: ActivityQuery['of']) =>
  of ? row.and([row('subject', '=', of.subject), row('subjectId', '=', of.id)]) : row.lit(true);
