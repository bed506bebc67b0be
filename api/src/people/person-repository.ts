import { columnNames } from '@portal/contract/field-columns';
import { writeFromWire, type WriteOf } from '@portal/contract/field-writes';
import type { PageOf } from '@portal/contract/page-of';
import type { PeopleQuery } from '@portal/contract/people-query';
import { peoplePageSize, type Person } from '@portal/contract/person';
import { personFields } from '@portal/contract/person-fields';
import { sql, type Insertable } from 'kysely';
import { recordActivity, recordCreation, type ActorId } from '../records';
import type { Database } from '../platform/database/database';
import type { Schema } from '../platform/database/schema';
import { exists } from '../platform/database/exists';
import { optionalItemOf } from '../platform/database/item-of';
import { requireVersion } from '../platform/database/require-version';
import { readPage } from '../platform/database/page-of-rows';
import { likePattern } from '../platform/database/text-pattern';
import { toRecord } from '../platform/database/to-record';
import { personSubject } from './person-subject';

export const personMissing = 'La persona no existe.';

export function readPeople(
  db: Database,
  { page, text }: PeopleQuery & { page: number },
): Promise<PageOf<Person>> {
  let people = selectPeople(db).orderBy('people.id');
  if (text !== '') people = people.where(sql`plain_text(${searched})`, 'like', likePattern(text));
  return readPage(people, { page, size: peoplePageSize }, (rows) => rows.map(toRecord));
}

const searched = sql<string>`first_name || ' ' || last_name || ' ' || email`;

export async function findPerson(db: Database, id: number): Promise<Person | undefined> {
  const row = await selectPeople(db).where('people.id', '=', id).executeTakeFirst();
  return row && toRecord(row);
}

export const personWriteFromWire = writeFromWire(personFields);
type PersonWrite = WriteOf<typeof personFields>;

export const createPerson = (db: Database, write: PersonWrite, actorId: ActorId): Promise<Person> =>
  db.transaction().execute(async (transaction) => {
    const id = await insertPerson(transaction, columnsOf(write), actorId);
    return requirePerson(transaction, id);
  });

type PersonColumns = Pick<Insertable<Schema['people']>, 'firstName' | 'lastName' | 'email'> &
  Partial<Insertable<Schema['people']>>;

export async function insertPerson(transaction: Database, person: PersonColumns, actorId: ActorId) {
  const { id } = await transaction
    .insertInto('people')
    .values(person)
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordCreation(transaction, { subject: personSubject, id, actorId });
  return id;
}

/** Fails if the person is missing or another user changed it since it was read. */
export const updatePerson = (
  db: Database,
  { id, actorId }: PersonChange,
  write: PersonWrite,
): Promise<Person> =>
  db.transaction().execute(async (transaction) => {
    const { version } = write;
    await requireVersion(transaction, 'people', { id, version, missing: personMissing });
    await recordActivity(transaction, { subject: personSubject, id, actorId }, () =>
      transaction.updateTable('people').set(columnsOf(write)).where('id', '=', id).execute(),
    );
    return requirePerson(transaction, id);
  });

export const hasAccount = (db: Database, id: number) =>
  exists(
    db.selectFrom('users').select('id').where('personId', '=', id).where('deletedAt', 'is', null),
  );

type PersonChange = { id: number; actorId: ActorId };

/** Returns the file name of the previous photo. */
export async function replacePhoto(
  transaction: Database,
  { id, actorId }: PersonChange,
  photoName: string,
) {
  const before = await transaction
    .selectFrom('people')
    .select('photoName')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  await recordActivity(transaction, { subject: personSubject, id, actorId }, () =>
    transaction.updateTable('people').set({ photoName }).where('id', '=', id).execute(),
  );
  return before?.photoName ?? undefined;
}

const columnsOf = ({ countryId, version: _read, ...columns }: PersonWrite) => ({
  ...columns,
  countryId: countryId ?? null,
});

const requirePerson = async (db: Database, id: number) =>
  toRecord(await selectPeople(db).where('people.id', '=', id).executeTakeFirstOrThrow());

const selectPeople = (db: Database) =>
  db
    .selectFrom('people')
    .leftJoin('countries', 'countries.id', 'people.countryId')
    .where('people.deletedAt', 'is', null)
    .select(columnNames(personFields))
    .select([
      'people.id',
      'people.createdOn as createdAt',
      'people.photoName as photo',
      'people.version',
    ])
    .select(optionalItemOf('countries').as('country'));
