import { personActivity } from '@portal/contract/activity';
import { sql } from 'kysely';
import { describeBy, nameIn, textsOf, type Subject, type Trashable } from '../records';
import { anyOf } from '../platform/database/any-of';

export const personSubject: Subject = {
  name: 'person',
  table: 'people',
  snapshots: (ids) => sql`
      select people.id, deleted_at is not null as is_deleted, json_build_object(
        ${textsOf('people', personActivity, {
          country: nameIn('countries', 'countryId'),
          photo: sql.ref('photoName'),
        })}
      ) as values
      from people where people.id = ${anyOf(ids)}`,
  titles: (ids) => sql`
      select id, first_name || ' ' || last_name as title from people where id = ${anyOf(ids)}`,
};

/** The photo is deleted with the row. */
export const personTrash: Trashable = {
  kind: 'person',
  table: 'people',
  describe: describeBy('people', sql`first_name || ' ' || last_name`),
  recordOf: async (_db, id) => ({ subject: personSubject, id }),
  async removeParts(transaction, id, storedFiles) {
    const person = await transaction
      .selectFrom('people')
      .select('photoName')
      .where('id', '=', id)
      .where('deletedAt', 'is not', null)
      .executeTakeFirst();
    if (!person?.photoName) return;
    await storedFiles.announceRemoval(transaction, { folder: 'photos', name: person.photoName });
  },
};
