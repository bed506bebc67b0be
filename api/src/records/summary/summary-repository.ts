import { initialApplicationStatusId } from '@portal/contract/application-status';
import {
  summaryDays,
  type DaySummary,
  type StatusSummary,
  type Summary,
} from '@portal/contract/summary';
import { sql } from 'kysely';
import { companyDay, startOfDay } from '../../platform/database/company-day';
import type { Database } from '../../platform/database/database';

/** Returns the figures until the day of `now`. */
export async function readSummary(db: Database, now: Date = new Date()): Promise<Summary> {
  const { rows: statuses } = await statusSummaries.execute(db);
  const { rows: days } = await daySummaries(now).execute(db);
  const { rows } = await counts.execute(db);
  const unreviewed =
    statuses.find(({ status }) => status.id === initialApplicationStatusId)?.count ?? 0;
  return { openOffers: 0, offers: 0, catalogItems: 0, ...rows[0], unreviewed, statuses, days };
}

/** Includes statuses without applications; one pass over an index. */
const statusSummaries = sql<StatusSummary>`
  select json_build_object('id', statuses.id, 'name', statuses.name) as status,
    coalesce(standing.count, 0) as count,
    coalesce(standing.mean_days, 0) as mean_days,
    coalesce(standing.longest_days, 0) as longest_days
  from application_statuses statuses left join (
    select status_id, count(*)::int as count,
      greatest(0, extract(epoch from now() - min(status_since)) / 86400)::int as longest_days,
      round(avg(greatest(0, extract(epoch from now() - status_since)::float8) / 86400)::numeric, 1)::float8
        as mean_days
    from job_applications group by status_id
  ) standing on standing.status_id = statuses.id
  order by statuses.id`;

const daySummaries = (now: Date) => sql<DaySummary>`
  with days as (
    select ${companyDay(now)} - ago as day from generate_series(0, ${sql.lit(summaryDays - 1)}) as ago
  ), received as (
    select ${companyDay(sql.ref('applied_at'))} as day, count(*)::int as count
    from job_applications
    where applied_at >= ${firstMoment(now)} group by 1
  ), reviewed as (
    select ${companyDay(sql.ref('at'))} as day, count(distinct subject_id)::int as count
    from activity
    where subject = 'application' and at >= ${firstMoment(now)} group by 1
  )
  select days.day,
    coalesce(received.count, 0) as received, coalesce(reviewed.count, 0) as reviewed
  from days left join received using (day) left join reviewed using (day) order by days.day`;

const firstMoment = (now: Date) =>
  startOfDay(sql`(${companyDay(now)} - ${sql.lit(summaryDays - 1)})`);

const counts = sql<Pick<Summary, 'openOffers' | 'offers' | 'catalogItems'>>`
  select
    (select count(*)::int from offers join offer_statuses on offer_statuses.id = status_id
      where deleted_at is null and is_open) as open_offers,
    (select count(*)::int from offers where deleted_at is null) as offers,
    (select count(*)::int from skills where deleted_at is null)
      + (select count(*)::int from languages where deleted_at is null)
      + (select count(*)::int from questions where deleted_at is null) as catalog_items`;
