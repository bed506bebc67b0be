import { refusalMessages } from '@portal/contract/refusal';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { databaseProblem } from './database-problem';
import { openDatabase, type OpenDatabase } from './database';
import { readConfig } from '../../start/config';

jest.setTimeout(120_000);

let own: TestDatabase;
let database: OpenDatabase;
const onFatal = jest.fn();
beforeAll(async () => {
  own = await createTestDatabase();
  database = await openDatabase(readConfig(own.environment), onFatal);
});
afterAll(async () => {
  await database.close();
  await own.remove();
});

// Shorter than the usual limit.
beforeEach(() => database.pool.query('set statement_timeout = 200'));

const namesLike = async (pattern: string) => {
  const { rows } = await database.pool.query('select name from skills where name like $1', [
    pattern,
  ]);
  return rows.map(({ name }: { name: string }) => name);
};

const endless = sql`select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b`;
const long = sql<{ n: number }>`select count(*)::int as n from generate_series(1, 4000000)`;

test('a statement beyond its limit is refused as on a server, what was written stays, and the next is answered', async () => {
  await database.pool.query(`insert into skills (name) values ('Antes')`);

  const refused = endless.execute(database.db);
  const waiting = namesLike('Antes');

  await expect(refused).rejects.toMatchObject({ code: '57014' });
  expect(await waiting).toEqual(['Antes']);
  const { rows } = await database.pool.query(`
    select current_setting('statement_timeout') as "limit", current_setting('timezone') as zone`);
  expect(rows).toEqual([{ limit: '15s', zone: 'UTC' }]);
  expect(onFatal).not.toHaveBeenCalled();
});

test('a transaction with such a statement leaves nothing, and tells the same', async () => {
  const refused = database.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('skills').values({ name: 'Nunca' }).execute();
    await endless.execute(transaction);
  });

  const error: unknown = await refused.catch((reason: unknown) => reason);
  expect(databaseProblem(error, new Map())).toMatchObject({
    status: 503,
    message: refusalMessages[503],
  });
  expect(await namesLike('Nunca')).toEqual([]);
});

test('what says that it may take longer is waited for, to the end of its transaction', async () => {
  const { rows } = await database.db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    return long.execute(transaction);
  });

  expect(rows).toEqual([{ n: 4_000_000 }]);
  await expect(long.execute(database.db)).rejects.toMatchObject({ code: '57014' });
});
