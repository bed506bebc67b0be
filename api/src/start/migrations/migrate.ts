import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { errorCode } from '@portal/server/error-code';
import { StartFailure } from '@portal/server/start-failure';
import { names } from './names';

const provider = {
  getMigrations: async () =>
    Object.fromEntries(
      await Promise.all(
        names.map(async (name) => [name, onlyMigration(await import(`./${name}.ts`))] as const),
      ),
    ),
};

function onlyMigration(module: Record<string, unknown>): Migration {
  const migration = Object.values(module).find(isMigration);
  if (!migration) throw new Error('A migration file exports no migration.');
  return unhurried(migration);
}

/** A large table takes longer than a call may. */
const unhurried = (migration: Migration): Migration => ({
  up: async (db) => {
    await sql`set local statement_timeout = 0`.execute(db);
    await migration.up(db);
  },
});

const isMigration = (value: unknown): value is Migration =>
  typeof value === 'object' && value !== null && 'up' in value;

/**
 * Migrates to the latest by default. Fails if a later version of this program has used the
 * database.
 */
export async function migrate<Schema>(db: Kysely<Schema>, last?: string) {
  const applied = await appliedMigrations(db);
  if (!knowsMigrations(applied)) {
    throw new StartFailure(
      'La base de datos es de una versión más nueva de este programa; actualízalo o usa otra base de datos.',
    );
  }
  // The usual case, for which Kysely would inspect all tables.
  if (last === undefined && applied.length === names.length) return;
  const migrator = new Migrator({ db, provider });
  const { error } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error !== undefined) throw errorCode(error) === insufficientPrivilege ? powerless() : error;
}

const insufficientPrivilege = '42501';

const powerless = () =>
  new StartFailure(
    'El usuario de DATABASE_URL no puede crear o cambiar tablas en su base de datos; hazlo su dueño (alter database … owner to …) o usa otro.',
  );

export const knowsMigrations = (applied: readonly string[]) =>
  applied.every((name) => names.includes(name));

/** Returns an empty list for an unused database. */
export async function appliedMigrations<Schema>(db: Kysely<Schema>): Promise<string[]> {
  const { rows: known } = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(db);
  if (!known[0]?.name) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
