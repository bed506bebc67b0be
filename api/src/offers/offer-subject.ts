import { offerActivity } from '@portal/contract/activity';
import { sql } from 'kysely';
import { describeBy, nameIn, textsOf, type Subject, type Trashable } from '../records';
import { anyOf } from '../platform/database/any-of';
import { spanishOrder } from '../platform/database/spanish-order';

const byName = spanishOrder(sql.ref('name'));

/** Editable fields, as texts for staff. */
export const offerSubject: Subject = {
  name: 'offer',
  table: 'offers',
  snapshots: (ids) => sql`
  select offers.id, offers.deleted_at is not null as is_deleted, json_build_object(
    ${textsOf('offers', offerActivity, {
      training: nameIn('trainings', 'trainingId'),
      contractType: nameIn('contractTypes', 'contractTypeId'),
      status: nameIn('offerStatuses', 'statusId'),
      workMode: nameIn('workModes', 'workModeId'),
      countries: sql`(select string_agg(name, ', ' order by ${byName}) from offer_countries
        join countries on countries.id = country_id where offer_id = offers.id)`,
      cities: sql`(select string_agg(name, ', ' order by ${byName}) from offer_cities
        join cities on cities.id = city_id where offer_id = offers.id)`,
    })},
    'skills', (select string_agg(name || ' (' || minimum_experience || ')', ', ' order by ${byName})
      from offer_skills join skills on skills.id = skill_id
      where offer_id = offers.id and offer_skills.deleted_at is null),
    'languages', (select string_agg(languages.name || ' (' || language_levels.name || ')', ', '
      order by ${spanishOrder(sql.ref('languages.name'))}) from offer_languages join languages on languages.id = language_id
      join language_levels on language_levels.id = level_id
      where offer_id = offers.id and offer_languages.deleted_at is null),
    'questions', (select string_agg(name, ' · ' order by offer_questions.id) from offer_questions
      join questions on questions.id = question_id
      where offer_id = offers.id and offer_questions.deleted_at is null)
  ) as values
  from offers where offers.id = ${anyOf(ids)}`,
  titles: (ids) => sql`
      select id, title from offers where id = ${anyOf(ids)}`,
};

/** Marked only, because its applications refer to it. */
export const offerTrash: Trashable = {
  kind: 'offer',
  table: 'offers',
  describe: describeBy('offers', sql`title`),
  recordOf: async (_db, id) => ({ subject: offerSubject, id }),
};
