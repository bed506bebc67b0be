import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { exists } from '../../platform/database/exists';
import type { FileStore } from '../../platform/files/file-store';
import { languages, questions, skills } from './content/catalogs';
import { seedApplications } from './seed-applications';
import { seedOffers } from './seed-offers';
import { seedPeople } from './seed-people';
import './tables';

const seedName = 'demo';

/**
 * Runs once, in one transaction. Always the same, except that dates count back from the current
 * day.
 */
export async function seedDemo(db: Database, files: FileStore) {
  await db.transaction().execute(async (transaction) => {
    await sql`lock table seeds in exclusive mode`.execute(transaction);
    if (await isSeeded(transaction)) return;

    await seedMasterData(transaction);
    await seedPeople(transaction);
    await seedOffers(transaction);
    await seedApplications(transaction, files);
    await transaction.insertInto('seeds').values({ name: seedName }).execute();
  });
}

const isSeeded = (db: Database) =>
  exists(db.selectFrom('seeds').select('name').where('name', '=', seedName));

async function seedMasterData(db: Database) {
  await db.insertInto('skills').values(named(skills)).execute();
  await db.insertInto('languages').values(named(languages)).execute();
  await db
    .insertInto('questions')
    .values(named(questions.map(([text]) => text)))
    .execute();
}

const named = (names: readonly string[]) => names.map((name) => ({ name }));
