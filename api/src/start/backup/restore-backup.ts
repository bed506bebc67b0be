import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { appliedMigrations, knowsMigrations, migrate } from '../migrations/migrate';
import { fileFolders, type FileStore } from '../../platform/files/file-store';
import { StartFailure } from '@portal/server/start-failure';
import { tablesInOrder, writtenColumns } from './database-shape';
import type { Manifest } from './manifest';
import { readBackup, readBackupFile, readRows } from './read-backup';

type Target = { db: Database; files: FileStore };
type Options = { folder: string; mayReplace: boolean };

/** Replaces all content of the database and the file store. */
export async function restoreBackup(
  { db, files }: Target,
  { folder, mayReplace }: Options,
): Promise<Manifest> {
  const manifest = await readBackup(folder);
  const applied = await appliedMigrations(db);
  if (!mayReplace) await refuseUsed(applied, files);
  refuseUnfit(applied, manifest);

  // Rows fit the tables of their time; later migrations update both.
  await migrate(db, manifest.migrations.at(-1));
  for (const file of manifest.files) {
    await files.save(file.folder, file.name, await readBackupFile(folder, file));
  }
  await db.transaction().execute((transaction) => replaceRows(transaction, folder, manifest));
  await removeOthers(files, manifest);
  await migrate(db);
  return manifest;
}

async function refuseUsed(applied: readonly string[], files: FileStore) {
  const stored = await Promise.all(fileFolders.map((folder) => files.list(folder)));
  if (applied.length === 0 && stored.flat().length === 0) return;
  throw new StartFailure(
    'El destino no está vacío: lo que contiene se perdería. Para reemplazarlo, repite la orden con --replace.',
  );
}

function refuseUnfit(applied: readonly string[], { migrations }: Manifest) {
  if (!knowsMigrations(migrations)) {
    throw new StartFailure('El respaldo es de una versión más nueva de este programa.');
  }
  if (applied.length > migrations.length) {
    throw new StartFailure(
      'El destino es de una versión más nueva que el respaldo; restaura en una base de datos vacía.',
    );
  }
}

async function replaceRows(db: Database, folder: string, { tables, sequences }: Manifest) {
  await sql`set local statement_timeout = 0`.execute(db);
  const names = await tablesInOrder(db);
  await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(db);
  for (const name of names.filter((each) => tables.some((table) => table.name === each))) {
    await fillTable(db, folder, name);
  }
  for (const { table, column, value, isUsed } of sequences) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${value}::bigint, ${isUsed})`.execute(
      db,
    );
  }
}

/** Disables the triggers, which would treat the rows as changes. */
async function fillTable(db: Database, folder: string, name: string) {
  const table = sql.table(name);
  const columns = sql.join((await writtenColumns(db, name)).map((column) => sql.ref(column)));
  await sql`alter table ${table} disable trigger user`.execute(db);
  for await (const rows of readRows(folder, name)) {
    await sql`insert into ${table} (${columns}) select ${columns}
      from jsonb_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::jsonb)`.execute(db);
  }
  await sql`alter table ${table} enable trigger user`.execute(db);
}

async function removeOthers(files: FileStore, manifest: Manifest) {
  for (const folder of fileFolders) {
    const kept = new Set(
      manifest.files.filter((file) => file.folder === folder).map(({ name }) => name),
    );
    const others = (await files.list(folder)).filter((name) => !kept.has(name));
    for (const name of others) await files.remove(folder, name);
  }
}
