import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { appliedMigrations } from '../migrations/migrate';
import type { FileFolder, FileStore } from '../../platform/files/file-store';
import { StartFailure } from '@portal/server/start-failure';
import { identities, tablesInOrder } from './database-shape';
import { manifestFile, tableFile, type Manifest } from './manifest';

type Sources = { db: Database; files: FileStore };

/**
 * Writes a snapshot of the database and its files to a new folder, which is complete or absent.
 * Rows are JSON, for both kinds of database.
 */
export async function writeBackup({ db, files }: Sources, folder: string): Promise<Manifest> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  const content = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((snapshot) => writeRows(snapshot, unfinished));
  const manifest: Manifest = {
    ...content.described,
    files: await writeFiles(files, content.named, unfinished),
  };
  await writeFile(join(unfinished, manifestFile), JSON.stringify(manifest, undefined, 2));
  await rename(unfinished, folder);
  return manifest;
}

/** Ended ones must not become valid again by a restore. */
const momentary = new Set(['sessions', 'account_links']);

async function writeRows(db: Database, folder: string) {
  await sql`set transaction read only`.execute(db);
  // A large table takes longer than a request may.
  await sql`set local statement_timeout = 0`.execute(db);
  const tables = [];
  for (const name of (await tablesInOrder(db)).filter((each) => !momentary.has(each))) {
    tables.push({ name, ...(await writeTable(db, name, join(folder, tableFile(name)))) });
  }
  return {
    described: {
      format: 2 as const,
      madeAt: new Date().toISOString(),
      migrations: await appliedMigrations(db),
      tables,
      sequences: await readSequences(db),
    },
    named: await readFileNames(db),
  };
}

const rowsAtOnce = 500;

/** Lets the database write the JSON, so that numbers and times lose no precision. */
async function writeTable(db: Database, name: string, path: string) {
  let total = 0;
  const hash = createHash('sha256');
  await sql`declare backup_rows no scroll cursor for
    select to_jsonb(each)::text as row from ${sql.table(name)} each`.execute(db);
  async function* lines() {
    for (;;) {
      const { rows } = await sql<{ row: string }>`
        fetch ${sql.raw(String(rowsAtOnce))} from backup_rows`.execute(db);
      if (rows.length === 0) return;
      total += rows.length;
      const text = rows.map(({ row }) => `${row}\n`).join('');
      hash.update(text);
      yield text;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path, { mode: 0o600 }));
  await sql`close backup_rows`.execute(db);
  return { rows: total, sha256: hash.digest('hex') };
}

async function readSequences(db: Database): Promise<Manifest['sequences']> {
  const found = [];
  for (const { table, column, sequence } of await identities(db)) {
    const { rows } = await sql<{ value: string; isUsed: boolean }>`
      select last_value::text as value, is_called as "isUsed" from ${sql.raw(sequence)}`.execute(
      db,
    );
    found.push(...rows.map(({ value, isUsed }) => ({ table, column, value, isUsed })));
  }
  return found;
}

type Named = { folder: FileFolder; name: string };

async function readFileNames(db: Database): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select 'cv' as folder, cv_name as name from job_applications where cv_name is not null
    union all select 'photos', photo_name from people where photo_name is not null`.execute(db);
  return rows;
}

async function writeFiles(store: FileStore, named: readonly Named[], target: string) {
  const written: Manifest['files'] = [];
  for (const { folder, name } of named) {
    const bytes = await store.read(folder, name);
    // It was replaced meanwhile, so the next attempt reads the new name.
    if (!bytes) throw new StartFailure(`Falta el archivo ${folder}/${name}; vuelve a intentarlo.`);
    const path = join(target, 'files', folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(path, bytes, { mode: 0o600 });
    written.push({ folder, name, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
  return written;
}
