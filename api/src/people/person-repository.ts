import { columnNames } from '@portal/contract/field-columns';
import type { PageOf } from '@portal/contract/page-of';
import { peoplePageSize, type Person } from '@portal/contract/person';
import { personFields } from '@portal/contract/person-fields';
import type { PersonWrite } from '@portal/contract/person-write';
import { sql } from 'kysely';
import { recordActivity, recordCreation, type ActorId } from '../desk';
import type { Database } from '../platform/database/database';
import { exists } from '../platform/database/exists';
import { optionalItemOf } from '../platform/database/item-of';
import { requireVersion } from '../platform/database/require-version';
import { pageOfRows } from '../platform/database/page-of-rows';
import { personSubject } from './person-subject';

export const personMissing = 'La persona no existe.';

export async function readPeople(db: Database, page: number): Promise<PageOf<Person>> {
  const size = peoplePageSize;
  const rows = await selectPeople(db)
    .orderBy('people.id')
    .limit(size)
    .offset(page * size)
    .execute();
  return pageOfRows(rows.map(toPerson), { page, size, total: await countPeople(db) });
}

export async function findPerson(db: Database, id: number): Promise<Person | undefined> {
  const row = await selectPeople(db).where('people.id', '=', id).executeTakeFirst();
  return row && toPerson(row);
}

export const createPerson = (db: Database, write: PersonWrite, actorId: ActorId): Promise<Person> =>
  db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('people')
      .values(columnsOf(write))
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordCreation(transaction, { subject: personSubject, id, actorId });
    return requirePerson(transaction, id);
  });

/** Refused when the person is missing, or when somebody has changed it since it was read. */
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
  exists(db.selectFrom('users').select('id').where('personId', '=', id));

type PersonChange = { id: number; actorId: ActorId };

/** Sets the photo. Returns the file name of the one before. */
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

type Row = Omit<Person, 'createdAt' | 'country' | 'photo'> & {
  createdOn: string;
  country: Person['country'] | null;
  photoName: string | null;
};

const toPerson = ({ createdOn, country, photoName, ...person }: Row): Person => ({
  ...person,
  createdAt: createdOn,
  country: country ?? undefined,
  photo: photoName ?? undefined,
});

const requirePerson = async (db: Database, id: number) =>
  toPerson(await selectPeople(db).where('people.id', '=', id).executeTakeFirstOrThrow());

async function countPeople(db: Database) {
  const { total } = await db
    .selectFrom('people')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

const selectPeople = (db: Database) =>
  db
    .selectFrom('people')
    .leftJoin('countries', 'countries.id', 'people.countryId')
    .where('people.deletedAt', 'is', null)
    .select(columnNames(personFields))
    .select(['people.id', 'people.createdOn', 'people.photoName', 'people.version'])
    .select(optionalItemOf('countries').as('country'));
