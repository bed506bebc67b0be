import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createStoredFiles } from './stored-files';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const file = { folder: 'cv', extension: 'pdf', bytes: Buffer.from('x') } as const;
const stored = async () => (await api.files.list('cv')).toSorted();
const announced = async () =>
  (await api.database.db.selectFrom('unfinishedFiles').select('name').execute()).length;

test('a file stays when its row is written', async () => {
  const files = createStoredFiles(api.database.db, api.files);

  const name = await files.saveWithRow(file, async (_transaction, given) => given);

  expect(await files.read('cv', name)).toEqual(Buffer.from('x'));
  expect(await announced()).toBe(0);
});

test('a file goes when its row cannot be written', async () => {
  const files = createStoredFiles(api.database.db, api.files);
  const before = await stored();

  await expect(
    files.saveWithRow(file, async (transaction) => {
      await sql`insert into offer_countries (offer_id, country_id) values (9999, 1)`.execute(
        transaction,
      );
    }),
  ).rejects.toThrow(/offer_countries/);

  expect(await stored()).toEqual(before);
  expect(await announced()).toBe(0);
});

test('a file that cannot be written leaves no row, and stays announced until a cleaning', async () => {
  const files = createStoredFiles(api.database.db, {
    ...api.files,
    save: () => Promise.reject(new Error('disk full')),
  });
  const writeRow = jest.fn();

  await expect(files.saveWithRow(file, writeRow)).rejects.toThrow('disk full');

  expect(writeRow).not.toHaveBeenCalled();
  expect(await announced()).toBe(1);
  await files.clean(new Date(Date.now() + 1_000), api.app.log);
  expect(await announced()).toBe(0);
});

test('what a killed process left behind is cleaned away', async () => {
  const before = await stored();
  const name = '11111111-1111-1111-1111-111111111111.pdf';
  await api.database.db
    .insertInto('unfinishedFiles')
    .values({ name: `cv/${name}` })
    .execute();
  await api.files.save('cv', name, Buffer.from('half'));

  const files = createStoredFiles(api.database.db, api.files);
  await files.clean(new Date(Date.now() - 60_000), api.app.log);
  expect(await stored()).toContain(name);
  await files.clean(new Date(Date.now() + 1_000), api.app.log);

  expect(await stored()).toEqual(before);
  expect(await announced()).toBe(0);
});

test('a row is not written for a file that a cleaning took', async () => {
  const files = createStoredFiles(api.database.db, {
    ...api.files,
    async save(folder, name, bytes) {
      await api.files.save(folder, name, bytes);
      await files.clean(new Date(Date.now() + 1_000), api.app.log);
    },
  });

  await expect(files.saveWithRow(file, async () => 'written')).rejects.toThrow(
    'A cleaning has deleted',
  );
});
