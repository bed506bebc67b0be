import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { StartFailure } from '@portal/server/start-failure';
import { tables } from './0001-tables';
import { applications } from './0002-applications';
import { catalogs } from './0003-catalogs';
import { places } from './0004-places';
import { search } from './0005-search';
import { consents } from './0006-consents';
import { personalData } from './0007-personal-data';
import { trash } from './0008-trash';
import { candidateSearch } from './0009-candidate-search';
import { activity } from './0010-activity';
import { closedSince } from './0011-closed-since';
import { answersAbout } from './0012-answers-about';
import { versions } from './0013-versions';
import { applicationVersions } from './0014-application-versions';

/** In this order, once each, under an advisory lock; a migration that was released never changes. */
const migrations: Record<string, Migration> = {
  '0001-tables': tables,
  '0002-applications': applications,
  '0003-catalogs': catalogs,
  '0004-places': places,
  '0005-search': search,
  '0006-consents': consents,
  '0007-personal-data': personalData,
  '0008-trash': trash,
  '0009-candidate-search': candidateSearch,
  '0010-activity': activity,
  '0011-closed-since': closedSince,
  '0012-answers-about': answersAbout,
  '0013-versions': versions,
  '0014-application-versions': applicationVersions,
};

/** Up to a migration, or to the latest; fails if a later version of this program has been here. */
export async function migrate<Schema>(db: Kysely<Schema>, last?: string) {
  if (!knowsMigrations(await appliedMigrations(db))) {
    throw new StartFailure(
      'La base de datos es de una versión más nueva de este programa; actualízalo o usa otra base de datos.',
    );
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error !== undefined) throw error;
}

export const knowsMigrations = (names: readonly string[]) =>
  names.every((name) => name in migrations);

/** Empty when the database has never been used. */
export async function appliedMigrations<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const { rows: known } = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(db);
  if (!known[0]?.name) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
