import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseAt, onServer } from './on-server';
import { withDatabase } from './with-database';

/**
 * The version of 24 November 2026, commit fec3b44c, with migrations up to 0014: its demo data, and
 * one application with the only included CV.
 */
const folder = join(import.meta.dirname, 'earlier');

export const earlier = {
  migration: '0014-application-versions',
  offer: 'Desarrollador/a Full Stack Java y React',
  name: 'Tormenta',
  email: 'ana.soto@correo.example.org',
  cvName: 'f6c00ae3-d467-409c-9b8d-17b0e71ff9ed.pdf',
  cv: () => readFileSync(join(folder, earlier.cvName)),
};

/** The server in jest's project «postgres»; undefined for the embedded database. */
const serverUrl: unknown = Reflect.get(globalThis, 'databaseServer');

/** Copies that version's data, to be opened by the current one. */
export async function createEarlierData() {
  const directory = mkdtempSync(join(tmpdir(), 'earlier-'));
  const database = typeof serverUrl === 'string' ? await createDatabase(serverUrl) : undefined;
  const environment = { DATA_DIR: directory, ...database?.environment };
  await writeEarlierData(environment);
  return {
    environment,
    async remove() {
      await database?.remove();
      rmSync(directory, { recursive: true });
    },
  };
}

/** Needs an empty folder and an empty database. */
export async function writeEarlierData(environment: Readonly<Record<string, string>>) {
  const { DATA_DIR: directory = '' } = environment;
  const sql = readFileSync(join(folder, 'database.sql'), 'utf8');
  await withDatabase({ ...environment }, async ({ pool }) => {
    await pool.query(sql);
    const { rows } = await pool.query<{ name: string }>(
      'select cv_name as name from public.job_applications where cv_name is not null',
    );
    for (const { name } of rows) {
      cpSync(join(folder, earlier.cvName), join(directory, 'files', 'cv', name));
    }
  });
}

async function createDatabase(url: string) {
  const name = `earlier_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `create database ${name}`);
  return {
    environment: { DATABASE_URL: databaseAt(url, name) },
    remove: () => onServer(url, `drop database ${name} with (force)`),
  };
}
