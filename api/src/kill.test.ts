import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from './config';
import { openDatabase } from './database/database';
import { applyOver, signInOver, siteAt } from './testing/remote-visitor';
import { openFileStore } from './files/open-file-store';
import { killServer, startServer } from './testing/server-process';
import { createTestDatabase, type TestDatabase } from './testing/test-database';
import { sampleCv } from './testing/visitor';

jest.setTimeout(600_000);

const rounds = 10;
const visitorsAtOnce = 6;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

const start = () => startServer({ ...database.environment, LIMIT_FACTOR: '1000000' });

let people = 0;

/** Applies again and again until the server is gone. */
async function storm(address: string, acknowledged: string[]) {
  for (;;) {
    try {
      const email = `tormenta${(people += 1)}@correo.example.org`;
      acknowledged.push((await applyOver(siteAt(address), { email })).cvName);
    } catch (error) {
      if (error instanceof TypeError || String(error).includes('fetch failed')) return;
      throw error;
    }
  }
}

test(`${rounds} times SIGKILL under a storm of uploads: nothing acknowledged is lost, no file is left over`, async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await start();
    const storms = Array.from({ length: visitorsAtOnce }, () =>
      storm(server.address, acknowledged),
    );
    await wait(400 + Math.random() * 900);
    await killServer(server);
    await Promise.all(storms);
  }
  expect(acknowledged.length).toBeGreaterThan(rounds);

  const server = await start();
  const headers = await signInOver(siteAt(server.address));
  for (const name of acknowledged.filter((_, index) => index % 10 === 0)) {
    const file = await fetch(`${server.address}/api/descargar-cv/${name}`, { headers });
    expect(Buffer.from(await file.arrayBuffer()).equals(sampleCv)).toBe(true);
  }
  await killServer(server);

  const { rows, unfinished } = await readRows();
  const files = await storedCvs();
  const announced = new Set([...rows, ...unfinished]);
  expect(acknowledged.filter((name) => !rows.has(name))).toEqual([]);
  expect([...rows].filter((name) => !files.includes(name))).toEqual([]);
  expect(
    files.map((name) => name.replace(/\.unfinished$/, '')).filter((name) => !announced.has(name)),
  ).toEqual([]);
});

/** Those that are half-written too, which only a disk has. */
async function storedCvs() {
  if (!database.environment.S3_URL) {
    return readdirSync(join(database.environment.DATA_DIR, 'files/cv'));
  }
  return (await openFileStore(readConfig(database.environment))).list('cv');
}

/** The names of CVs that rows have, and those of writes that a cleaning will yet look at. */
async function readRows() {
  const opened = await openDatabase(readConfig(database.environment), () => {});
  const named = await opened.pool.query(
    'select cv_name from job_applications where cv_name is not null',
  );
  const left = await opened.pool.query('select name from unfinished_files');
  await opened.close();
  return {
    rows: new Set(named.rows.map(({ cv_name: name }) => String(name))),
    unfinished: new Set(left.rows.map(({ name }) => String(name).replace('cv/', ''))),
  };
}

test('the only process of a database leaves no unfinished write after its start', async () => {
  const server = await start();
  await killServer(server);

  const { unfinished } = await readRows();
  const isEmbedded = existsSync(join(database.environment.DATA_DIR, 'database'));
  expect(isEmbedded ? unfinished.size : 0).toBe(0);
});
