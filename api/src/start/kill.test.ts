import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from './config';
import { openDatabase } from '../platform/database/database';
import { applyOver, signInOver, siteAt } from '../../testing/remote-visitor';
import { createLogger } from '../platform/logger';
import { openFileStore } from '../platform/files/open-file-store';
import { createStoredFiles } from '../platform/files/stored-files';
import { killServer, startServer } from '../../testing/server-process';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { sampleCv } from '../../testing/visitor';

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

/** The machine may be busy: a storm has begun once its first applications are through. */
async function untilAcknowledged(acknowledged: readonly string[], amount: number) {
  while (acknowledged.length < amount) await wait(5);
}

test(`${rounds} times SIGKILL under a storm of uploads: nothing acknowledged is lost, no file is left over`, async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await start();
    const storms = Array.from({ length: visitorsAtOnce }, () =>
      storm(server.address, acknowledged),
    );
    await untilAcknowledged(acknowledged, acknowledged.length + visitorsAtOnce);
    await wait(Math.random() * 300);
    await killServer(server);
    await Promise.all(storms);
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * visitorsAtOnce);

  const server = await start();
  const headers = await signInOver(siteAt(server.address));
  for (const name of acknowledged.filter((_, index) => index % 10 === 0)) {
    const file = await fetch(`${server.address}/api/descargar-cv/${name}`, { headers });
    expect(Buffer.from(await file.arrayBuffer()).equals(sampleCv)).toBe(true);
  }
  await killServer(server);

  const { rows, files } = await afterCleaning();
  expect(acknowledged.filter((name) => !rows.includes(name))).toEqual([]);
  expect(files).toEqual(rows);
});

/** The names of the CVs that rows have, and of all files, once what no write will finish is cleared away. */
async function afterCleaning() {
  const config = readConfig(database.environment);
  const opened = await openDatabase(config, () => {});
  const files = await openFileStore(config);
  await createStoredFiles(opened.db, files).clean(
    new Date(Date.now() + 60_000),
    createLogger('error'),
  );
  const { rows } = await opened.pool.query<{ name: string }>(
    'select cv_name as name from job_applications where cv_name is not null',
  );
  await opened.close();
  return {
    rows: rows.map(({ name }) => name).toSorted(),
    // The store does not tell of half-written ones, which only a disk has.
    files: (config.s3
      ? await files.list('cv')
      : readdirSync(join(config.dataDirectory, 'files/cv'))
    ).toSorted(),
  };
}

test('the only process of a database clears unfinished writes away at its start', async () => {
  const config = readConfig(database.environment);
  const files = await openFileStore(config);
  await files.save('cv', 'abandonado.pdf', sampleCv);
  const before = await openDatabase(config, () => {});
  await before.pool.query(`insert into unfinished_files (name) values ('cv/abandonado.pdf')`);
  await before.close();

  await killServer(await start());

  const isLeft = (await files.list('cv')).includes('abandonado.pdf');
  // Beside others, it cannot know whether one of them is still writing.
  expect(isLeft).toBe(!before.isEmbedded);
});
