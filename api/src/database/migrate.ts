import { Migrator, type Kysely, type Migration } from 'kysely';
import { tables } from './migrations/0001-tables';
import { catalogs } from './migrations/0002-catalogs';
import { places } from './migrations/0003-places';

/** In this order, once each, under an advisory lock; a migration that was released never changes. */
const migrations: Record<string, Migration> = {
  '0001-tables': tables,
  '0002-catalogs': catalogs,
  '0003-places': places,
};

export async function migrate<Schema>(db: Kysely<Schema>) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results?.map((result) => result.migrationName) ?? [];
}
