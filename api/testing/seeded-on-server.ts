import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { databaseAt, onServer } from './on-server';
import { seedFingerprint } from './seeded-directory';
import { seedInto } from './seed-into';

/** Copies a template with the demo. */
export async function copySeeded(url: string, name: string) {
  const template = `demo_${seedFingerprint()}`;
  await onServer(url, `create database ${name} template ${await madeOnce(url, template)}`);
}

/** Test files run in parallel; the first creates the template, the others wait. */
async function madeOnce(url: string, template: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext($1))`, [template]);
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rows.length === 0) await makeTemplate(url, template);
    return template;
  } finally {
    await client.end();
  }
}

async function makeTemplate(url: string, template: string) {
  const unfinished = `unfinished_${randomUUID().replaceAll('-', '')}`;
  const files = mkdtempSync(join(tmpdir(), 'demo-'));
  await onServer(url, `create database ${unfinished}`);
  await seedInto({ DATA_DIR: files, DATABASE_URL: databaseAt(url, unfinished) });
  await onServer(url, `alter database ${unfinished} rename to ${template}`);
  // All databases share the names of the demo's files.
  rmSync(files, { recursive: true });
}
