import type { Duplex } from 'node:stream';
import { sql } from 'kysely';
import type pg from 'pg';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { createTestDatabase } from '../../../testing/test-database';
import { withDatabase } from '../../../testing/with-database';
import { migrate } from '../../start/migrations/migrate';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('migrations run once', async () => {
  await migrate(api.database.db);
  const { rows } = await api.database.pool.query('select name from kysely_migration order by name');
  expect(rows.map(({ name }) => name)).toEqual([
    '0001-tables',
    '0002-applications',
    '0003-catalogs',
    '0004-places',
    '0005-search',
    '0006-consents',
    '0007-personal-data',
    '0008-trash',
    '0009-candidate-search',
    '0010-activity',
    '0011-closed-since',
    '0012-answers-about',
    '0013-versions',
    '0014-application-versions',
    '0015-own-applications',
    '0016-confirmations',
    '0017-accounts',
    '0018-answer-search',
    '0019-pending-requests',
    '0020-salary-currency',
    '0021-request-replies',
    '0022-duplicate-applicants',
    '0023-own-names',
    '0025-spanish-order',
    '0026-links',
    '0030-company',
    '0031-text',
    '0033-as-given',
    '0034-legal-deadlines',
    '0035-written-currencies',
  ]);
});

test('days stay text, amounts and counts are numbers, moments are dates', async () => {
  const { rows } = await sql`
    select date '2026-03-05' as day, 1500.50::numeric as amount, count(*) as total, now() as moment
  `.execute(api.database.db);

  expect(rows).toEqual([
    { day: '2026-03-05', amount: 1500.5, total: 1, moment: expect.anything() },
  ]);
});

test('a transaction that fails writes nothing', async () => {
  const { db } = api.database;
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto('skills').values({ name: 'Efímero' }).execute();
    throw new Error('no');
  });

  await expect(failing).rejects.toThrow('no');
  const rows = await db.selectFrom('skills').select('id').where('name', '=', 'Efímero').execute();
  expect(rows).toEqual([]);
});

test('a slow query does not hold up the process', async () => {
  const slow = sql`select count(*) from generate_series(1, 1000000)`.execute(api.database.db);
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 5);

  await slow;
  clearInterval(timer);

  expect(ticks).toBeGreaterThan(3);
});

test('many queries at once all get their own answer', async () => {
  const { db } = api.database;
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      sql<{ number: number }>`select ${number}::int as number`.execute(db),
    ),
  );

  expect(answers.map(({ rows }) => rows[0]?.number)).toEqual(
    Array.from({ length: 50 }, (_, number) => number),
  );
});

test('a connection that breaks while somebody holds it fails their queries and nothing else', async () => {
  const { database, close } = await startTestApi();
  const held: pg.PoolClient[] = [];
  database.pool.on('acquire', (client) => held.push(client));
  const failing = database.db.transaction().execute(async (transaction) => {
    const socket = socketOf(held[0]);
    socket.destroy(new Error('read ECONNRESET'));
    await new Promise((resolve) => socket.once('close', resolve));
    await transaction.insertInto('skills').values({ name: 'Nunca' }).execute();
  });

  await expect(failing).rejects.toThrow('not queryable');
  const { rows } = await database.pool.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  await close();
});

const socketOf = (client: unknown) =>
  (client as { connection: { stream: Duplex } }).connection.stream;

test('no setting of the database or of its user moves a moment to another day', async () => {
  const own = await createTestDatabase();
  await withDatabase(own.environment, async ({ pool }) => {
    const { rows } = await pool.query('select current_database() as name');
    for (const setting of [`timezone to 'Pacific/Auckland'`, `datestyle to 'German, DMY'`]) {
      await pool.query(`alter database ${rows[0].name} set ${setting}`);
    }
  });

  await withDatabase(own.environment, async ({ pool }) => {
    const { rows } = await pool.query(
      `select '2026-03-05T20:00Z'::timestamptz::date as day, '2026-03-05T20:00Z'::timestamptz as moment`,
    );
    expect(rows).toEqual([{ day: '2026-03-05', moment: new Date('2026-03-05T20:00Z') }]);
  });
  await own.remove();
});
