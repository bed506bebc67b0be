import type { ActivityField, ActivitySubject } from '@portal/contract/activity';
import { sql, type RawBuilder } from 'kysely';
import { anyOf } from '../../platform/database/any-of';
import type { Database } from '../../platform/database/database';

/** What staff can change of a record, as they read it. */
export type Snapshot = {
  isDeleted: boolean;
  values: Partial<Record<ActivityField, string>>;
};

type Take = (db: Database, ids: readonly number[]) => Promise<ReadonlyMap<number, Snapshot>>;

export const snapshots: Record<ActivitySubject, Take> = {
  offer: (db, ids) => read(db, offerSnapshots(ids)),
  application: (db, ids) => read(db, applicationSnapshots(ids)),
  person: (db, ids) => read(db, personSnapshots(ids)),
};

type Row = Snapshot & { id: number };

async function read(db: Database, query: RawBuilder<Row>) {
  const { rows } = await query.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

const offerSnapshots = (ids: readonly number[]) => sql<Row>`
  select offers.id, offers.deleted_at is not null as is_deleted, json_build_object(
    'title', title,
    'vacancies', vacancies::text,
    'salaryRange', salary_range,
    'schedule', schedule,
    'training', trainings.name,
    'contractType', contract_types.name,
    'offerStatus', offer_statuses.name,
    'workMode', work_modes.name,
    'description', description,
    'benefits', benefits,
    'countries', (select string_agg(name, ', ' order by name) from offer_countries
      join countries on countries.id = country_id where offer_id = offers.id),
    'cities', (select string_agg(name, ', ' order by name) from offer_cities
      join cities on cities.id = city_id where offer_id = offers.id),
    'skills', (select string_agg(name || ' (' || minimum_experience || ')', ', ' order by name)
      from offer_skills join skills on skills.id = skill_id
      where offer_id = offers.id and offer_skills.deleted_at is null),
    'languages', (select string_agg(languages.name || ' (' || language_levels.name || ')', ', '
      order by languages.name) from offer_languages join languages on languages.id = language_id
      join language_levels on language_levels.id = level_id
      where offer_id = offers.id and offer_languages.deleted_at is null),
    'questions', (select string_agg(name, ' · ' order by offer_questions.id) from offer_questions
      join questions on questions.id = question_id
      where offer_id = offers.id and offer_questions.deleted_at is null)
  ) as values
  from offers
  join trainings on trainings.id = training_id
  join contract_types on contract_types.id = contract_type_id
  join offer_statuses on offer_statuses.id = status_id
  join work_modes on work_modes.id = work_mode_id
  where offers.id = ${anyOf(ids)}`;

const applicationSnapshots = (ids: readonly number[]) => sql<Row>`
  select job_applications.id, false as is_deleted, json_build_object('applicationStatus', name) as values
  from job_applications join application_statuses on application_statuses.id = status_id
  where job_applications.id = ${anyOf(ids)}`;

const personSnapshots = (ids: readonly number[]) => sql<Row>`
  select people.id, deleted_at is not null as is_deleted, json_build_object(
    'firstName', first_name,
    'lastName', last_name,
    'email', email,
    'country', countries.name,
    'photo', photo_name
  ) as values
  from people left join countries on countries.id = country_id
  where people.id = ${anyOf(ids)}`;
