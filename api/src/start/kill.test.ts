import { startUnlimited, surviveKills } from '../../testing/killed-storm';
import { killServer } from '../../testing/server-process';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { sampleCv } from '../../testing/visitor';
import { openDatabase } from '../platform/database/database';
import { openFileStore } from '../platform/files/open-file-store';
import { readConfig } from './config';

jest.setTimeout(120_000);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

test('twice SIGKILL under a storm of uploads: nothing acknowledged is lost, no file is left over', async () => {
  expect(await surviveKills(database, 2)).toEqual({ lost: [], leftOver: [], missing: [] });
});

test('the only process of a database clears unfinished writes away at its start', async () => {
  const config = readConfig(database.environment);
  const files = await openFileStore(config);
  await files.save('cv', 'abandonado.pdf', sampleCv);
  const before = await openDatabase(config, () => {});
  await before.pool.query(`insert into unfinished_files (name) values ('cv/abandonado.pdf')`);
  await before.close();

  await killServer(await startUnlimited(database));

  const isLeft = (await files.list('cv')).includes('abandonado.pdf');
  // Another process may still be writing the file.
  expect(isLeft).toBe(!before.isEmbedded);
});
