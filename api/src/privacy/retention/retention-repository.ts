import {
  listedDue,
  retentionGraceDays,
  type DueApplicant,
  type Retention,
} from '@portal/contract/retention';
import { talentPoolMonths } from '@portal/contract/retention-period';
import { sql } from 'kysely';
import { fullName } from '../../records';
import { monthsAfter } from '../../platform/database/company-day';
import type { Database } from '../../platform/database/database';

type Settings = { months: number; changedAt: Date };

/** A candidate, and the time of the anonymisation. */
export type Clock = {
  id: number;
  name: string;
  email: string;
  /** An open offer needs the data, so retention has not begun. */
  isNeeded: boolean;
  talentPoolUntil: Date | null;
  anonymisedFrom: Date;
};

const days = (count: number) => count * 86_400_000;

export const readSettings = (db: Database) =>
  db
    .selectFrom('retentionSettings')
    .leftJoin('people', 'people.id', 'changedBy')
    .select(['months', 'changedAt'])
    .select(fullName.as('changedBy'))
    .executeTakeFirstOrThrow();

/** Ignores the same value, which would postpone due anonymisations. */
export const saveMonths = (db: Database, months: number, personId: number | undefined) =>
  db
    .updateTable('retentionSettings')
    .set({ months, changedAt: new Date(), changedBy: personId ?? null })
    .where('months', '<>', months)
    .execute();

/** Returns the current effects, or those of another value from now on. */
export async function readRetention(
  db: Database,
  { months, now = new Date() }: { months?: number | undefined; now?: Date },
): Promise<Retention> {
  const saved = await readSettings(db);
  const isTrial = months !== undefined && months !== saved.months;
  const settings = isTrial ? { months, changedAt: now } : saved;
  const until = new Date(now.getTime() + days(retentionGraceDays));
  const due = await findDueCandidates(db, settings, until);
  const { anonymised } = await db
    .selectFrom('applicants')
    .select(sql<number>`count(anonymised_at)::int`.as('anonymised'))
    .where('mergedInto', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    months: settings.months,
    changedAt: saved.changedAt.toISOString(),
    changedBy: saved.changedBy ?? undefined,
    dueSoon: due.length,
    anonymised,
    next: due.slice(0, listedDue).map(toDueApplicant),
  };
}

/** A month after 31 January is 28 February: days that may be cut off. */
const shorterMonth = 3;

/** Returns the earliest first. */
export async function findDueCandidates(
  db: Database,
  settings: Settings,
  by: Date,
): Promise<Clock[]> {
  const { rows } = await sql<Clock>`
    select * from (${clocks(settings)}
      and applicants.created_at <= ${monthsAfter(new Date(by.getTime() + days(shorterMonth)), -settings.months)}
    ) named
    where not is_needed and anonymised_from <= ${by}
    order by anonymised_from, id`.execute(db);
  return rows;
}

export async function clockOf(db: Database, applicantId: number, settings: Settings) {
  const { rows } = await sql<Clock>`
    ${clocks(settings)} and applicants.id = ${applicantId}`.execute(db);
  return rows[0];
}

/**
 * Begins when the last offer applied to is closed, or the application withdrawn. The talent pool
 * keeps data for the time that the box stated; the last answer counts.
 */
const clocks = ({ months, changedAt }: Settings) => sql<Clock>`
  select applicants.id, applicants.name, applicants.email,
    coalesce(applications.is_needed, false) as is_needed,
    pool.until as talent_pool_until,
    greatest(
      ${monthsAfter(sql`greatest(applicants.created_at, applications.ended_at)`, months)},
      pool.until,
      ${new Date(changedAt.getTime() + days(retentionGraceDays))}::timestamptz
    ) as anonymised_from
  from applicants
  left join lateral (
    select bool_or(is_open and offers.deleted_at is null and withdrawn_at is null) as is_needed,
      max(coalesce(withdrawn_at, greatest(applied_at, closed_at, offers.deleted_at))) as ended_at
    from job_applications
    join offers on offers.id = offer_id
    join offer_statuses on offer_statuses.id = offers.status_id
    where applicant_id in (${rowsOfPerson})
  ) applications on true
  left join lateral (
    select case when joins_talent_pool
      then ${monthsAfter(sql.ref('answered_at'), talentPoolMonths)} end as until
    from consents where applicant_id in (${rowsOfPerson})
    order by answered_at desc, id desc limit 1
  ) pool on true
  where applicants.anonymised_at is null and applicants.merged_into is null`;

/** All rows of a person expire together. */
const rowsOfPerson = sql`select own.id from applicants own where own.person_id = applicants.id`;

const toDueApplicant = ({ id, name, email, anonymisedFrom }: Clock): DueApplicant => ({
  applicant: { id, name, email },
  anonymisedFrom: anonymisedFrom.toISOString(),
});
